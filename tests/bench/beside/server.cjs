// boardgame.io's own server, which keeps matches in files: node server.cjs PORT FOLDER

const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { Reversi } = require("./reversi.cjs");

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [Reversi], db: new FlatFile({ dir }), origins: [Origins.LOCALHOST, "http://127.0.0.1"] });
server.run(Number(port), () => console.log("serving"));

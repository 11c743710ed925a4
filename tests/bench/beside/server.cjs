// boardgame.io's own server, which keeps matches in memory, or in the files of a folder: node server.cjs PORT [FOLDER]

const { Server, Origins, FlatFile } = require("boardgame.io/server");
const { Reversi } = require("./reversi.cjs");

const [port, dir] = process.argv.slice(2);
const db = dir ? new FlatFile({ dir }) : undefined;
const server = Server({ games: [Reversi], db, origins: [Origins.LOCALHOST, "http://127.0.0.1"] });
server.run(Number(port), () => console.log("serving"));

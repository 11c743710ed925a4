// boardgame.io's own server, which keeps matches in memory, for in files it tells of a move before it is written and
// then refuses the next one: node server.cjs PORT

const { Server, Origins } = require("boardgame.io/server");
const { Reversi } = require("./reversi.cjs");

const [port] = process.argv.slice(2);
const server = Server({ games: [Reversi], origins: [Origins.LOCALHOST, "http://127.0.0.1"] });
server.run(Number(port), () => console.log("serving"));

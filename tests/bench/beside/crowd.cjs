// People at boardgame.io's tables, two at each: node crowd.cjs URL TABLES WARMUP MOVES
// Says that they sit there, waits for a line, then has them play and says how long each move took
// until both had seen it.

const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Reversi, legal } = require("./reversi.cjs");

const [server, ...numbers] = process.argv.slice(2);
const [tables, warmup, moves] = numbers.map(Number);

function join(number, playerID) {
  const client = Client({ game: Reversi, numPlayers: 2, matchID: `m${process.pid}n${number}`, playerID, multiplayer: SocketIO({ server }), debug: false });
  client.waiting = () => {};
  client.subscribe(() => client.waiting());
  client.start();
  return client;
}

function until(client, holds) {
  return new Promise((kept) => {
    client.waiting = () => holds(client.getState()) && kept();
    client.waiting();
  });
}

// A client shows its own move before the server has said anything of it, and ends the turn only then.
async function move(pair) {
  const { ctx, G } = pair[0].getState();
  const player = pair[Number(ctx.currentPlayer)];
  const choices = legal(G.cells, ctx.currentPlayer);
  const others = legal(G.cells, ctx.currentPlayer === "0" ? "1" : "0");
  if (choices.length) player.moves.place(choices[Math.floor(Math.random() * choices.length)]);
  else if (others.length) player.moves.pass();
  else player.moves.again();
  await Promise.all(pair.map((one) => until(one, (state) => state && state.ctx.turn > ctx.turn)));
}

async function play(pair, times, seconds) {
  for (let at = 0; at < times; at++) {
    const began = performance.now();
    await move(pair);
    seconds.push((performance.now() - began) / 1000);
  }
}

async function main() {
  const pairs = [...Array(tables).keys()].map((number) => ["0", "1"].map((player) => join(number, player)));
  await Promise.all(pairs.flat().map((client) => until(client, (state) => state !== null)));
  await Promise.all(pairs.map((pair) => play(pair, warmup, [])));
  console.log("seated");
  await new Promise((kept) => process.stdin.once("data", kept));
  const seconds = [];
  const began = performance.now();
  await Promise.all(pairs.map((pair) => play(pair, moves, seconds)));
  console.log(JSON.stringify({ seconds, took: (performance.now() - began) / 1000 }));
  process.exit();
}

main();

// Reversi for boardgame.io: its rules, and nothing that is said of them.

const { INVALID_MOVE } = require("boardgame.io/core");

const AROUND = [-9, -8, -7, -1, 1, 7, 8, 9];

/** The cells that a disc of `player` on `cell` turns. */
function flipped(cells, cell, player) {
  if (cells[cell] !== null) return [];
  const found = [];
  for (const step of AROUND) {
    const line = [];
    for (let at = cell, next = at + step; ; at = next, next += step) {
      if (next < 0 || next > 63 || Math.abs((next % 8) - (at % 8)) > 1 || cells[next] === null) break;
      if (cells[next] === player) {
        found.push(...line);
        break;
      }
      line.push(next);
    }
  }
  return found;
}

/** The cells that `player` may lay a disc on. */
function legal(cells, player) {
  return cells.map((_, at) => at).filter((at) => flipped(cells, at, player).length > 0);
}

/** The board at the beginning of a match. */
function begin() {
  const cells = Array(64).fill(null);
  cells[27] = cells[36] = "1";
  cells[28] = cells[35] = "0";
  return cells;
}

const Reversi = {
  name: "reversi",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: begin(), last: "" }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      const turned = flipped(G.cells, cell, playerID);
      if (!turned.length) return INVALID_MOVE;
      for (const at of [cell, ...turned]) G.cells[at] = playerID;
      G.last = `${playerID} placed ${cell}`;
    },
    pass: ({ G }) => void (G.last = "passed"),
    again: ({ G }) => void (G.cells = begin()), // another match at the same table
  },
};

module.exports = { Reversi, legal };

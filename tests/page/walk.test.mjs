// Where the one Tab stop of a board stands.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Walk } from "../../bot/platforms/web/static/js/walk.js";

function row(...stops) {
  return stops.map(([key, region]) => {
    const attributes = {};
    return { key, region, node: { attributes, setAttribute: (name, value) => (attributes[name] = value), matches: () => false } };
  });
}

test("the stop comes to what can be pressed nearest to where it stood, and is the only one", () => {
  const walk = new Walk(() => {});
  walk.lay([row(["a", true], ["b", true]), row(["c", true], ["d", true])]);
  walk.stop("c");
  const rows = [row(["a", true], ["b", false]), row(["c", false], ["d", true])];
  walk.lay(rows);
  assert.equal(walk.key, "d");
  const stops = rows.flat().filter(({ node }) => node.attributes.tabindex === "0");
  assert.deepEqual(stops.map(({ key }) => key), ["d"]);
});

test("where nothing can be pressed the stop stays where it was", () => {
  const walk = new Walk(() => {});
  walk.lay([row(["a", true], ["b", true])]);
  walk.stop("b");
  walk.lay([row(["a", false], ["b", false])]);
  assert.equal(walk.key, "b");
});

test("who was led to a piece is led on to one that can be pressed, who walked to it is not", () => {
  const walk = new Walk(() => {});
  const focused = [];
  const hand = (dim) => {
    const [one, other] = row(["a", !dim], ["b", true]);
    one.node.matches = () => true;
    for (const { key, node } of [one, other]) node.focus = () => focused.push(key);
    return [[one, other]];
  };
  walk.lay(hand(false));
  walk.lead("a");
  walk.lay(hand(true));
  assert.equal(walk.key, "b");
  assert.deepEqual(focused, ["a", "b"]);
  walk.focus("a");
  walk.led = false;
  walk.lay(hand(true));
  assert.equal(walk.key, "a");
});

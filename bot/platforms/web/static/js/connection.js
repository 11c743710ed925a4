// The one socket to the server: it comes back by itself, and keeps the pictures it was sent.

import { Heartbeat } from "./heartbeat.js";
import { at } from "./inside.js";
import { bitmap, read, unpacked } from "./recipe.js";

/** @import { Request as Asked } from "./requests.js" */

/**
 * @template T
 * @typedef {T extends Asked ? Omit<T, "number"> : never} Unnumbered
 */
/** @typedef {Unnumbered<Asked>} Request what is asked; its number it gets here */

const FIRST_WAIT = 400; // milliseconds before the first new try, doubled each time
const LONGEST_WAIT = 8000;
const KEPT_PICTURES = 12; // as many as the server believes us to have, see requests.py
const UNKNOWN_VISITOR = 4401;
const UNIDENTIFIED = 4403; // inside an app that does not say who has opened it: to come again is no use
const SAID_AT_OPENING = new Set(["open", "theme"]); // always, so they need not be said again

export class Connection {
  /** `app()` is the chat's in which the page is open, null in a browser; `handlers`: message(object), state(connected, wait), opening() -> the first message to send,
   * dropped(), for there is no line and nothing is kept; `wait` is what the server said where it wants us to come later: its seconds, and whose limit. */
  constructor({ app, ...handlers }) {
    this.app = app;
    this.handlers = handlers;
    this.pictures = new Map(); // digest -> address of the bytes in this browser
    this.sprites = new Map(); // name -> what pictures on this line are put together from
    /** @type {Promise<unknown> | null} */
    this.unpacking = null; // while sprites are: what comes after their picture waits for it
    this.answers = new Map(); // number -> what to call when the server has answered
    this.held = []; // asked while there was no line
    /** @type {Promise<unknown>} */
    this.answered = Promise.resolve(); // once all that was asked has been
    this.changing = 0; // what changes who we are just now
    this.number = 0;
    this.wait = FIRST_WAIT;
    this.timer = 0;
    this.socket = null;
    this.greeted = false; // whether the server takes us: it says hello first
    this.later = null; // the server's word on when to come again
    this.notBefore = 0;
    this.lost = false; // whether the line went, or there was none to be had
    this.heartbeat = new Heartbeat({ ping: () => this.send({ ask: "ping" }), lost: () => this.drop() });
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.drop());
    addEventListener("pageshow", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
  }

  get connected() {
    return this.greeted && this.socket.readyState === WebSocket.OPEN;
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${at(this.app()?.socket ?? "/socket")}`);
    if (this.app()) socket.onopen = async () => socket.send(JSON.stringify(await this.app().greeting()));
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event) => socket === this.socket && this.take(event.data);
    socket.onclose = (event) => this.closed(socket, event.code);
    this.socket = socket;
    this.sprites = new Map();
    this.unpacking = null;
    this.greeted = false;
    this.later = null;
  }

  /** Try at once what would have been tried later. */
  hurry() {
    if (!this.socket || this.socket.readyState < WebSocket.CLOSING) return;
    if (performance.now() < this.notBefore) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  /** Do what changes the cookie that says who we are, and start again with it. What was asked before
   * is answered first; what is asked in the meantime waits for the new line. */
  async change(alter) {
    this.changing += 1;
    await this.answered;
    await alter();
    this.changing -= 1;
    if (!this.changing) this.restart();
  }

  restart() {
    const { socket, held } = this;
    if (socket.readyState >= WebSocket.CLOSING) return this.hurry();
    this.held = [];
    this.closed(socket, 0);
    this.held = held;
    this.lost = false;
    this.open();
    return socket.close();
  }

  /** Take the line for lost at once: a socket that nobody closes waits for half a minute, and would
   * send later what was pressed in the meantime. */
  drop() {
    const { socket } = this;
    if (!socket || socket.readyState >= WebSocket.CLOSING) return;
    this.closed(socket, 0);
    socket.close();
  }

  /**
   * Send a message; the promise is kept when the server has answered, or the line is lost. What
   * is asked before there is the first line is sent when there is one; what is asked while it is
   * lost is not: nobody wants it done later, when they have long gone on.
   *
   * @param {Request} message
   * @returns {Promise<boolean>}
   */
  ask(message) {
    if (!this.connected || this.changing) {
      const said = SAID_AT_OPENING.has(message.ask);
      if (this.lost && !said) this.handlers.dropped();
      if (this.lost || said) return Promise.resolve(false);
      return new Promise((kept) => this.held.push({ message, kept }));
    }
    const number = this.send(message);
    const answer = new Promise((kept) => this.answers.set(number, kept));
    this.answered = Promise.all([this.answered, answer]);
    this.heartbeat.begin();
    return answer;
  }

  /**
   * The number that the answer will bear.
   *
   * @param {Request} message
   */
  send(message) {
    const number = ++this.number;
    this.socket.send(JSON.stringify({ ...message, number }));
    return number;
  }

  opened() {
    this.greeted = true;
    this.lost = false;
    this.wait = FIRST_WAIT;
    this.handlers.state(true);
    this.ask({ ...this.handlers.opening(), have: [...this.pictures.keys()] });
    for (const { message, kept } of this.held.splice(0)) this.ask(message).then(kept);
  }

  /** A picture, a message, or several of them at once. */
  take(data) {
    if (this.unpacking) {
      const { socket } = this;
      const next = () => socket === this.socket && this.take(data);
      this.unpacking.then(next, next);
    } else if (typeof data === "string") for (const message of [JSON.parse(data)].flat()) this.hear(message);
    else {
      this.keep(data);
      this.heartbeat.heard(this.answers.size > 0);
    }
  }

  hear(message) {
    if (message.type === "answer") {
      this.answers.get(message.number)?.(true);
      this.answers.delete(message.number);
    }
    this.heartbeat.heard(this.answers.size > 0);
    if (message.type === "wait") {
      this.later = message;
      return;
    }
    if (message.type === "hello") this.opened();
    if (message.type !== "answer") this.handlers.message(message);
  }

  keep(data) {
    const name = Array.from(new Uint8Array(data, 0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
    const bytes = new Uint8Array(data, 16);
    const recipe = read(bytes);
    if (!recipe) return this.store(name, new Blob([bytes], { type: "image/png" }));
    if (recipe.forgets) this.sprites.clear();
    if (!recipe.fresh.length) return this.lay(name, recipe);
    const { sprites } = this;
    const unpacking = unpacked(recipe).then((fresh) => {
      if (sprites !== this.sprites) return; // of another line
      for (const [key, sprite] of fresh) sprites.set(key, sprite);
      this.lay(name, recipe);
    }).finally(() => {
      if (this.unpacking === unpacking) this.unpacking = null;
    });
    this.unpacking = unpacking;
    return unpacking;
  }

  lay(name, recipe) {
    this.store(name, new Blob([bitmap(recipe, this.sprites)], { type: "image/bmp" }));
  }

  store(name, picture) {
    this.pictures.set(name, URL.createObjectURL(picture));
    if (this.pictures.size <= KEPT_PICTURES) return;
    const [oldest, address] = this.pictures.entries().next().value;
    this.pictures.delete(oldest);
    URL.revokeObjectURL(address);
  }

  closed(socket, code) {
    if (socket !== this.socket) return;
    for (const kept of this.answers.values()) kept(false);
    this.answers.clear();
    this.heartbeat.end();
    this.greeted = false;
    this.lost = true;
    for (const { kept } of this.held.splice(0)) kept(false);
    this.handlers.state(false, this.later);
    if (code === UNIDENTIFIED) return;
    if (code === UNKNOWN_VISITOR && !this.changing) fetch("/", { cache: "no-store" }).catch(() => {}); // for the cookie
    const spread = this.wait * (0.75 + Math.random() / 2); // or all come back at once
    const wait = this.later ? 1000 * this.later.seconds + spread : spread;
    this.notBefore = this.later ? performance.now() + wait : 0;
    this.timer = setTimeout(() => this.open(), wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}

// What is heard and felt, made on the spot: off until somebody has switched it on.

const LOUD = 0.14;
const RISING = [659.26, 880]; // hertz, when it is one's turn
const ENDING = [523.25, 659.26, 783.99];
const NOTE = 0.16; // seconds
const SHAPES = { disc: "disc", stone: "stone", special: "stone", up: "tile", down: "tile" };
const TICKS = 10; // seconds left from which each is heard
const FELT = { own: 10, turn: 30 }; // milliseconds that a phone vibrates

/** Whether this browser's person wants to hear anything. */
export function wanted() {
  return localStorage.getItem("sound") === "on";
}

export class Sounds {
  constructor() {
    this.audio = null;
    this.ticked = null; // the last second that was heard
    document.addEventListener("moved", ({ detail }) => this.moved(detail));
  }

  /** Something has moved on a board; many things at once sound like one. */
  moved({ travels, turns }) {
    const shape = travels[0]?.[1].shape ?? turns[0]?.[1].shape;
    if (shape) this.play(SHAPES[shape] ?? "stone");
  }

  /** So many seconds are left to the reader: the last ten tick, once each. */
  left(seconds) {
    const whole = Math.ceil(seconds);
    if (whole === this.ticked || whole > TICKS || whole <= 0) return;
    this.ticked = whole;
    this.play("tick");
  }

  /** Let a phone be felt: `own` at an own move, `turn` when it is one's turn. */
  feel(what) {
    if (wanted() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(FELT[what]);
  }

  /** stone, disc, tile, turn, tick or result; `anyway`: also where sounds are off, to try one. */
  play(what, anyway = false) {
    if (!anyway && !wanted()) return;
    this.audio ??= new AudioContext();
    this.audio.resume().catch(() => {});
    const start = this.audio.currentTime + 0.02;
    const play = {
      stone: () => this.knock(start, 420, 0.06, LOUD),
      disc: () => this.knock(start, 260, 0.05, LOUD / 2),
      tile: () => this.knock(start, 1500, 0.025, LOUD / 2),
      tick: () => this.knock(start, 2200, 0.015, LOUD / 3),
      turn: () => RISING.forEach((pitch, place) => this.note(pitch, start + place * NOTE)),
      result: () => ENDING.forEach((pitch, place) => this.note(pitch, start + place * NOTE)),
    }[what];
    play?.();
  }

  /** A short dull blow: noise round one pitch. */
  knock(start, pitch, seconds, loudness) {
    const { audio } = this;
    const length = Math.ceil(audio.sampleRate * seconds);
    const noise = audio.createBuffer(1, length, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < length; at++) samples[at] = (2 * Math.random() - 1) * (1 - at / length) ** 3;
    const source = audio.createBufferSource();
    source.buffer = noise;
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.4 });
    const volume = new GainNode(audio, { gain: 5 * loudness });
    source.connect(filter).connect(volume).connect(audio.destination);
    source.start(start);
  }

  note(pitch, start) {
    const tone = this.audio.createOscillator();
    const volume = this.audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUD, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * NOTE);
    tone.connect(volume).connect(this.audio.destination);
    tone.start(start);
    tone.stop(start + 2 * NOTE);
  }
}

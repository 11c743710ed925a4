// What is heard and felt, made on the spot: off until somebody has switched it on.

const LOUD = 0.14;
const MELODIES = { turn: [659.26, 880], result: [523.25, 659.26, 783.99] }; // hertz
const NOTE = 0.16; // seconds
const TICK = [2200, 0.015, 1 / 3]; // as a piece's knock: hertz, seconds, share of LOUD
const TICKS = 10; // seconds left from which each is heard
const FELT = { own: 10, turn: 30 }; // milliseconds that a phone vibrates

/** Whether this browser's person wants to hear anything. */
export function wanted() {
  return localStorage.getItem("sound") === "on";
}

export class Sounds {
  /** `app` is the chat's in which the page is open, null in a browser. */
  constructor(app = null) {
    this.app = app;
    this.audio = null;
    this.ticked = null; // the last second that was heard
    document.addEventListener("moved", (event) => this.moved(/** @type {CustomEvent} */ (event).detail));
  }

  /** Something has moved on a board; many things at once sound like one. */
  moved({ travels, turns }) {
    const [, piece] = travels[0] ?? turns[0];
    this.play(piece.form.knock);
  }

  /** So many seconds are left to the reader: the last ten tick, once each. */
  left(seconds) {
    const whole = Math.ceil(seconds);
    if (whole === this.ticked || whole > TICKS || whole <= 0) return;
    this.ticked = whole;
    this.play(TICK);
  }

  /** Let a phone be felt: `own` at an own move, `turn` when it is one's turn. */
  feel(what) {
    this.app?.feel(what);
    if (wanted() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(FELT[what]);
  }

  /** A knock, or the melody "turn" or "result"; `anyway`: also where sounds are off, to try one. */
  play(what, anyway = false) {
    if (!anyway && !wanted()) return;
    this.audio ??= new AudioContext();
    this.audio.resume().catch(() => {});
    const start = this.audio.currentTime + 0.02;
    if (Array.isArray(what)) this.knock(start, ...what);
    else MELODIES[what].forEach((pitch, place) => this.note(pitch, start + place * NOTE));
  }

  /** A short dull blow: noise round one pitch. */
  knock(start, pitch, seconds, loud) {
    const { audio } = this;
    const length = Math.ceil(audio.sampleRate * seconds);
    const noise = audio.createBuffer(1, length, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let at = 0; at < length; at++) samples[at] = (2 * Math.random() - 1) * (1 - at / length) ** 3;
    const source = audio.createBufferSource();
    source.buffer = noise;
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 1.4 });
    const volume = new GainNode(audio, { gain: 5 * loud * LOUD });
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

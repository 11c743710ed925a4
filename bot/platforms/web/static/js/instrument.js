// What is heard, made on the spot.

const LOUD = 0.14;
const MELODIES = { turn: [659.26, 880], result: [523.25, 659.26, 783.99] }; // hertz
const NOTE = 0.16; // seconds
const LATE = 2000; // milliseconds after which what was to be heard is of something long past

export class Instrument {
  constructor() {
    this.audio = new AudioContext();
    this.wanted = null; // what was to be heard last
  }

  /** A knock, or the melody of that name, wanted `since` then. A browser is silent until somebody has pressed
   * something: of all that there was before only the last is heard, and that only where it is news. */
  async play(what, since) {
    const { audio } = this;
    this.wanted = what;
    if (audio.state !== "running") {
      await audio.resume().catch(() => {});
      if (this.wanted !== what || performance.now() - since > LATE) return;
      this.wanted = null;
    }
    this.sound(what);
  }

  sound(what) {
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

/** Where a sound is played: its clock and the loudness knob that everything goes through. */
export interface Stage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** When it begins, in seconds of the context's clock. */
  readonly at: number;
}

interface Shape {
  /** Seconds after the beginning of the sound. */
  readonly after?: number;
  /** Seconds from silence to the peak; 2 ms unless said. */
  readonly rise?: number;
  /** Seconds at the peak; none unless said. */
  readonly hold?: number;
  /** Seconds from the peak down to silence. */
  readonly fall: number;
  /** The peak, 0 to 1. */
  readonly peak: number;
}

export interface Tone extends Shape {
  readonly pitch: number;
  /** Where the pitch has gone at the end. */
  readonly to?: number;
  readonly wave?: OscillatorType;
  /** Cuts off what is higher than this. */
  readonly below?: number;
}

export interface Noise extends Shape {
  /** The middle of the band that is heard. */
  readonly pitch: number;
  readonly to?: number;
  /** How narrow the band is; 1 is a rush, 8 nearly a note. */
  readonly narrow?: number;
}

const SILENCE = 0.0001;
const NOISE_SECONDS = 1;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, the same every time, made once for each context. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const kept = noises.get(context);
  if (kept) return kept;
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 1;
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[i] = seed / 2 ** 31;
  }
  noises.set(context, buffer);
  return buffer;
}

/** Lets a source swell and die away, and stops it when nothing is heard any more. */
function shaped(stage: Stage, source: AudioScheduledSourceNode, last: AudioNode, shape: Shape): void {
  const { after = 0, hold = 0, fall, peak, rise = 0.002 } = shape;
  const start = stage.at + after;
  const end = start + rise + hold + fall;
  const gain = stage.context.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.linearRampToValueAtTime(peak, start + rise);
  gain.gain.setValueAtTime(peak, start + rise + hold);
  gain.gain.exponentialRampToValueAtTime(SILENCE, end);
  last.connect(gain).connect(stage.out);
  source.start(start);
  source.stop(end);
  source.onended = () => gain.disconnect();
}

function glide(
  param: AudioParam,
  from: number,
  to: number | undefined,
  start: number,
  seconds: number,
): void {
  param.setValueAtTime(from, start);
  if (to !== undefined) param.exponentialRampToValueAtTime(to, start + seconds);
}

export function tone(stage: Stage, sound: Tone): void {
  const { after = 0, rise = 0.002, fall, pitch, to, wave = 'sine', below } = sound;
  const source = stage.context.createOscillator();
  source.type = wave;
  glide(source.frequency, pitch, to, stage.at + after, rise + fall);
  if (below === undefined) return shaped(stage, source, source, sound);
  const filter = stage.context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = below;
  shaped(stage, source, source.connect(filter), sound);
}

export function noise(stage: Stage, sound: Noise): void {
  const { after = 0, rise = 0.002, fall, pitch, to, narrow = 1 } = sound;
  const source = stage.context.createBufferSource();
  source.buffer = noiseOf(stage.context);
  source.loop = true;
  const filter = stage.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = narrow;
  glide(filter.frequency, pitch, to, stage.at + after, rise + fall);
  shaped(stage, source, source.connect(filter), sound);
}

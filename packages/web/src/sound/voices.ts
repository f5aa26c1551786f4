import { noise, type Stage, tone } from './synth.ts';

/** Every sound of the game. Short, dry and quiet, and never the only sign of anything. */
export type SoundName = 'token' | 'page' | 'dice' | 'horn' | 'bell' | 'quill' | 'knock';

type Voice = (stage: Stage) => void;

/** One die meets the board: a click and a little wood. */
function clatter(stage: Stage, after: number, peak: number, pitch: number): void {
  noise(stage, { after, pitch, narrow: 3, fall: 0.03, peak });
  tone(stage, { after, pitch: pitch / 5, to: pitch / 6, fall: 0.05, peak: peak * 0.5 });
}

/** The strokes of a pen: when, how long, how high. */
const STROKES = [
  [0, 0.09, 4200],
  [0.11, 0.06, 5200],
  [0.19, 0.12, 3800],
] as const;

/** Times and strengths of three dice that fall, jump and lie still. */
const FALLS = [
  [0, 0.5, 2600],
  [0.05, 0.42, 3100],
  [0.115, 0.34, 2400],
  [0.16, 0.26, 3400],
  [0.23, 0.18, 2800],
  [0.27, 0.12, 3200],
  [0.31, 0.08, 2600],
] as const;

/** A bell's partials: how high above the stroke note, how loud, how long. */
const PARTIALS = [
  [0.5, 0.09, 1.3],
  [1, 0.16, 1.1],
  [1.19, 0.08, 0.8],
  [1.5, 0.05, 0.6],
  [2, 0.08, 0.5],
  [2.67, 0.04, 0.3],
] as const;

export const VOICES: Readonly<Record<SoundName, Voice>> = {
  /** A wooden piece set down. */
  token(stage) {
    noise(stage, { pitch: 1900, narrow: 2, fall: 0.025, peak: 0.4 });
    tone(stage, { pitch: 310, to: 210, fall: 0.08, peak: 0.34 });
    tone(stage, { pitch: 690, to: 560, fall: 0.04, peak: 0.12 });
  },
  /** A leaf turned over. */
  page(stage) {
    noise(stage, { pitch: 1100, to: 3800, narrow: 0.8, rise: 0.09, fall: 0.14, peak: 0.42 });
    noise(stage, { after: 0.17, pitch: 2400, to: 900, narrow: 0.9, rise: 0.01, fall: 0.1, peak: 0.42 });
  },
  /** A few dice thrown on a board. */
  dice(stage) {
    for (const [after, peak, pitch] of FALLS) clatter(stage, after, peak, pitch);
  },
  /** A low horn from the sea. */
  horn(stage) {
    for (const [pitch, peak] of [
      [98, 0.2],
      [98.7, 0.15],
      [147, 0.08],
    ] as const) {
      tone(stage, {
        pitch: pitch * 0.96,
        to: pitch,
        wave: 'sawtooth',
        below: 520,
        rise: 0.14,
        hold: 0.3,
        fall: 0.6,
        peak,
      });
    }
    noise(stage, { pitch: 420, narrow: 1, rise: 0.1, hold: 0.2, fall: 0.3, peak: 0.03 });
  },
  /** One stroke of a bell. */
  bell(stage) {
    noise(stage, { pitch: 3000, fall: 0.012, peak: 0.08 });
    for (const [ratio, peak, fall] of PARTIALS) tone(stage, { pitch: 523 * ratio, fall, peak });
  },
  /** A quill on parchment. */
  quill(stage) {
    for (const [after, length, pitch] of STROKES) {
      noise(stage, {
        after,
        pitch,
        to: pitch * 0.8,
        narrow: 1.5,
        rise: length * 0.4,
        fall: length * 0.6,
        peak: 0.28,
      });
    }
  },
  /** A dull knock: this cannot be done. */
  knock(stage) {
    for (const [after, peak] of [
      [0, 0.4],
      [0.11, 0.28],
    ] as const) {
      tone(stage, { after, pitch: 135, to: 85, fall: 0.1, peak });
      noise(stage, { after, pitch: 380, narrow: 1.2, fall: 0.03, peak: peak * 0.6 });
    }
  },
};

import { settings } from '../base/settings.ts';
import { type SoundName, VOICES } from './voices.ts';

/** The same sound twice within this time, in seconds, is heard once. */
const GAP = 0.06;
/** Even "full volume" stays quieter than music or speech usually are. */
const LOUDEST = 0.7;

interface Player {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly last: Map<SoundName, number>;
}

let player: Player | null = null;

/** Browsers keep a context silent, with a warning, until the page was touched. */
function touched(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  return userActivation?.hasBeenActive ?? true;
}

function create(): Player | null {
  if (typeof AudioContext === 'undefined' || !touched()) return null;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const master = context.createGain();
  const limit = context.createDynamicsCompressor();
  master.connect(limit).connect(context.destination);
  return { context, master, last: new Map() };
}

function start(name: SoundName, { context, master, last }: Player): void {
  const now = context.currentTime;
  if (now - (last.get(name) ?? -1) < GAP) return;
  last.set(name, now);
  master.gain.setValueAtTime(Math.min(1, Math.max(0, settings.get().volume)) ** 2 * LOUDEST, now);
  VOICES[name]({ context, out: master, at: now + 0.01 });
}

/** Plays a sound if sounds are on, after what it belongs to is painted. Without audio nothing happens. */
export function playSound(name: SoundName): void {
  const { sound, volume } = settings.get();
  if (!sound || volume <= 0) return;
  setTimeout(() => sing(name), 0);
}

function sing(name: SoundName): void {
  try {
    player ??= create();
    const current = player;
    if (!current) return;
    if (current.context.state === 'running') start(name, current);
    // Suspended by the system (a call, a locked screen): resume it first.
    else
      void current.context.resume().then(
        () => start(name, current),
        () => {},
      );
  } catch {
    player = null; // no sound card, too many contexts: the game goes on in silence
  }
}

/** Opens the audio output in idle time after the first touch of the page, because that takes time. */
function prepare(): void {
  const ready = () => {
    if (settings.get().sound) player ??= create();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(ready, { timeout: 2000 });
  else setTimeout(ready, 300);
}

if (typeof document !== 'undefined')
  for (const gesture of ['pointerup', 'keyup']) document.addEventListener(gesture, prepare, { once: true });

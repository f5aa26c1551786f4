import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';

/**
 * Loaded into a process that is measured, before its own program. It answers its parent's question how much memory and
 * processor time it uses, or writes down what it is busy with, and does nothing else.
 */

export interface Usage {
  /** Bytes in use after the garbage has been collected, with buffers outside the heap. */
  readonly used: number;
  /** Bytes that the system has given. */
  readonly resident: number;
}

function usage(): Usage {
  for (let i = 0; i < 2; i++) globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { used: heapUsed + external, resident: rss };
}

/** Milliseconds of the processor. */
function time(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let session: Session | undefined;

async function beginProfile(): Promise<void> {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
}

/** A file that the tools of any Chromium open. */
async function endProfile(folder: string): Promise<void> {
  const { profile } = (await session?.post('Profiler.stop')) ?? {};
  writeFileSync(`${folder}/server-${process.pid}.cpuprofile`, JSON.stringify(profile));
  session?.disconnect();
}

/** What it can be asked. */
export type Question = 'usage' | 'time' | 'profile' | { readonly profileTo: string };

async function answer(question: Question): Promise<unknown> {
  if (question === 'usage') return usage();
  if (question === 'time') return time();
  if (question === 'profile') return beginProfile();
  return endProfile(question.profileTo);
}

process.on('message', (question: Question) => {
  void answer(question).then((found) => process.send?.(found ?? null));
});
// A question is no reason to stay.
process.channel?.unref();
// When the parent dies, however that happens, what it measured ends, too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));

import { Worker } from 'node:worker_threads';
import type { Answer, Job, OnGame } from './jobs.ts';

/** Jobs are handed out one at a time and in order, so every job before a failed one has been handed out too. */
export async function inWorkers(jobs: readonly Job[], count: number, onGame: OnGame): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  let done = 0;
  let failed = false;
  const threads = Array.from({ length: count }, () => new Thread());
  const work = async (thread: Thread): Promise<void> => {
    while (next < jobs.length && !failed) {
      const index = next++;
      const job = jobs[index] as Job;
      const answer = await thread.play(job);
      answers[index] = answer;
      if ('failure' in answer) failed = true;
      else onGame(++done, job, answer.played);
    }
  };
  try {
    await Promise.all(threads.map(work));
  } finally {
    await Promise.all(threads.map((thread) => thread.end()));
  }
  return answers;
}

class Thread {
  private readonly worker = new Worker(new URL('./worker.js', import.meta.url));

  /** A thread that breaks down is an answer too. */
  play(job: Job): Promise<Answer> {
    return new Promise((resolve) => {
      const heard = (answer: Answer): void => {
        this.worker.off('message', heard).off('error', broken);
        resolve(answer);
      };
      const broken = (error: Error): void => heard({ failure: error.message });
      this.worker.on('message', heard).on('error', broken).postMessage(job);
    });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }
}

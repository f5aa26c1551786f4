import type { Choice } from '../bot.ts';
import type { WorkerPort } from './port.ts';
import type { Forget, Reply, Request } from './protocol.ts';

export interface Job {
  readonly request: Request;
  readonly resolve: (choice: Choice) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One worker and the questions waiting for it. It works on one question at a time; then the next game has its turn,
 * however many questions the last one still has. The worker starts with the first question; when it dies, a new one
 * takes over.
 */
export class Lane {
  private readonly spawn: () => WorkerPort;
  private worker: WorkerPort | undefined;
  private current: { readonly job: Job; readonly again: boolean } | undefined;
  /** By game, in the order of their turns. */
  private readonly waiting = new Map<string, Job[]>();

  constructor(spawn: () => WorkerPort) {
    this.spawn = spawn;
  }

  /** Questions without an answer. */
  get open(): number {
    let open = this.current ? 1 : 0;
    for (const jobs of this.waiting.values()) open += jobs.length;
    return open;
  }

  add(job: Job): void {
    const { game } = job.request;
    const jobs = this.waiting.get(game);
    if (jobs) jobs.push(job);
    else this.waiting.set(game, [job]);
    if (!this.current) this.next();
  }

  forget(game: string, reason: Error): void {
    for (const job of this.waiting.get(game) ?? []) job.reject(reason);
    this.waiting.delete(game);
    if (this.current?.job.request.game === game) this.current.job.reject(reason);
    this.worker?.postMessage({ type: 'forget', game } satisfies Forget);
  }

  async close(reason: Error): Promise<void> {
    const jobs = [...this.waiting.values()].flat();
    if (this.current) jobs.unshift(this.current.job);
    this.waiting.clear();
    this.current = undefined;
    for (const job of jobs) job.reject(reason);
    await this.stop();
  }

  private next(): void {
    for (const [game, jobs] of this.waiting) {
      const job = jobs.shift() as Job;
      if (jobs.length === 0) this.waiting.delete(game);
      return this.send(job, false);
    }
  }

  private send(job: Job, again: boolean): void {
    this.current = { job, again };
    try {
      this.worker ??= this.start();
      this.worker.postMessage(job.request);
    } catch (error) {
      job.reject(new Error(`The computer player could not be asked: ${messageOf(error)}.`));
      this.finish(job);
    }
  }

  private start(): WorkerPort {
    const worker = this.spawn();
    worker.onmessage = ({ data }) => this.hear(data as Reply);
    worker.onerror = (event) => this.lose(event.message ?? 'no reason was given');
    return worker;
  }

  private hear(reply: Reply): void {
    const job = this.current?.job;
    if (!job || job.request.id !== reply.id) return;
    if ('error' in reply) job.reject(new Error(reply.error));
    else job.resolve({ action: reply.action, reasons: reply.reasons });
    this.finish(job);
  }

  /** A question whose worker died is asked once more: it may not be to blame. */
  private lose(reason: string): void {
    this.stop();
    if (!this.current) return;
    const { job, again } = this.current;
    if (!again) return this.send(job, true);
    job.reject(new Error(`The worker of the computer players stopped twice over one question: ${reason}.`));
    this.finish(job);
  }

  /** The game that had its turn goes behind the others. */
  private finish({ request: { game } }: Job): void {
    this.current = undefined;
    const rest = this.waiting.get(game);
    if (rest) {
      this.waiting.delete(game);
      this.waiting.set(game, rest);
    }
    this.next();
  }

  private stop(): unknown {
    const { worker } = this;
    if (!worker) return;
    this.worker = undefined;
    worker.onmessage = null;
    worker.onerror = null;
    return worker.terminate();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Players in a process of their own, who do as they are told. */
export class Crew<Order extends { readonly kind: string }> {
  private readonly child: ChildProcess;

  constructor(file: string) {
    this.child = fork(fileURLToPath(new URL(file, import.meta.url)));
  }

  order<Result = void>(order: Order): Promise<Result> {
    return new Promise((done, fail) => {
      const ended = (code: number | null) => fail(new Error(`the players ended with ${code}`));
      this.child.once('exit', ended);
      this.child.once('message', (answer: { error?: string; result?: Result }) => {
        this.child.off('exit', ended);
        if (answer.error !== undefined) fail(new Error(answer.error));
        else done(answer.result as Result);
      });
      this.child.send(order, (error) => error && fail(error));
    });
  }

  stop(): void {
    this.child.kill();
  }
}

import type { Action, Seat } from '@bretwalda/engine';
import { type Refusal, refusalIn } from '@bretwalda/protocol';
import type { GameLink, Listener, Snapshot, Submitted } from '@bretwalda/table';
import { Store } from '../base/store.ts';

/** Why something that was sent has not been done. */
export type SendProblem =
  | { readonly kind: 'stale' | 'closed' | 'unanswered' }
  | { readonly kind: 'gone'; readonly refusal: Refusal };

export interface Sending {
  readonly isSending: boolean;
  readonly problem: SendProblem | null;
}

/** The way to a game on a server, which tells what becomes of everything that is sent. */
export class OnlineLink implements GameLink {
  readonly sending = new Store<Sending>({ isSending: false, problem: null });
  private readonly game: GameLink;
  private underWay = 0;

  constructor(game: GameLink) {
    this.game = game;
  }

  snapshot(): Snapshot {
    return this.game.snapshot();
  }

  subscribe(from: number, listener: Listener): () => void {
    return this.game.subscribe(from, listener);
  }

  submit(actions: readonly Action[], at: number, seat: Seat): Promise<Submitted> {
    return this.send(() => this.game.submit(actions, at, seat));
  }

  /** One at a time: the second of two quick presses would be told that somebody else was faster. */
  async undo(to: number, at: number, seat: Seat): Promise<Submitted> {
    if (this.underWay > 0) return { kind: 'closed' };
    return this.send(() => this.game.undo(to, at, seat));
  }

  /** The person has read it. */
  understood(): void {
    this.sending.update({ problem: null });
  }

  private async send(request: () => Promise<Submitted>): Promise<Submitted> {
    this.underWay++;
    this.sending.set({ isSending: true, problem: null });
    let problem: SendProblem | null = null;
    try {
      const answer = await request();
      if (answer.kind === 'stale' || answer.kind === 'closed') problem = { kind: answer.kind };
      return answer;
    } catch (error) {
      const refusal = refusalIn(error);
      problem = refusal ? { kind: 'gone', refusal } : { kind: 'unanswered' };
      return { kind: 'closed' }; // nothing is thrown: whoever has sent it is told by `problem`
    } finally {
      this.sending.set({ isSending: --this.underWay > 0, problem });
    }
  }
}

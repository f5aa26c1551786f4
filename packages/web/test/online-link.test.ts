import type { Seat } from '@bretwalda/engine';
import type { GameLink, Submitted } from '@bretwalda/table';
import { describe, expect, it } from 'vitest';
import { OnlineLink } from '../src/online/online-link.ts';

const SEAT = 0 as Seat;

describe('the way to a game on a server', () => {
  it('sends one undo at a time: a second press on the way is no quarrel with somebody else', async () => {
    const sent: number[] = [];
    let answer: (submitted: Submitted) => void = () => {};
    const game = {
      undo: (to: number) => {
        sent.push(to);
        return new Promise<Submitted>((done) => {
          answer = done;
        });
      },
    } as unknown as GameLink;
    const link = new OnlineLink(game);
    const first = link.undo(3, 4, SEAT);
    await link.undo(3, 4, SEAT);
    expect(sent).toEqual([3]);
    answer({ kind: 'ok', revision: 5 });
    expect(await first).toEqual({ kind: 'ok', revision: 5 });
    expect(link.sending.get()).toEqual({ isSending: false, problem: null });
    void link.undo(2, 5, SEAT);
    expect(sent).toEqual([3, 2]);
  });
});

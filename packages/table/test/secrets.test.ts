import { type GameState, HIDDEN_VOTE, NO_VOTE, toSeat } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { type Change, follow, type GameLink, type Snapshot } from '../src/index.ts';
import { at, BALLOT, orders, vote } from './support.ts';

const WELSH = toSeat(1);
const SAXONS = toSeat(2);

const votesIn = ({ state }: Snapshot | Change): readonly number[] =>
  state.pending?.kind === 'vote' ? state.pending.votes : [];

function changesOf(link: GameLink): Change[] {
  const changes: Change[] = [];
  link.subscribe(link.snapshot().revision, (change) => changes.push(change));
  return changes;
}

describe('a secret ballot', () => {
  it('hides the votes of others in snapshots and changes, and shows one its own', () => {
    const game = at(BALLOT);
    const [own, others, looking, all] = [game.as(WELSH), game.as(SAXONS), game.as(), game];
    const changes = [own, others, looking, all].map(changesOf);
    vote(game, 'welsh', 'angles');
    for (const [i, link] of [own, others, looking, all].entries()) {
      const open = link === own || link === all;
      const { journal } = link.snapshot();
      expect(journal.map(({ action }) => action)).toEqual(open ? orders('vote welsh angles') : [null]);
      expect(votesIn(link.snapshot())[0] === HIDDEN_VOTE).toBe(!open);
      expect(votesIn(link.snapshot()).slice(1)).toEqual([NO_VOTE, NO_VOTE]);
      const [change] = changes[i] as [Change];
      expect(change).toMatchObject({ kind: 'played', entries: journal, revealed: [] });
      expect(votesIn(change)).toEqual(votesIn(link.snapshot()));
    }
    expect(JSON.stringify([changes[1], changes[2], others.snapshot(), looking.snapshot()])).not.toContain(
      '"for":',
    );
  });

  it('stays hidden in the states of the past, each of which is worked out once', () => {
    const game = at(BALLOT);
    const [others, looking] = [game.as(SAXONS), game.as()];
    let followed = others.snapshot();
    others.subscribe(followed.revision, (change) => {
      followed = follow(followed, change);
    });
    const [opening] = looking.snapshot().states;
    vote(game, 'welsh', 'angles');
    const { states, state } = others.snapshot();
    expect(states).toHaveLength(2);
    expect(states.at(-1)).toBe(state);
    expect(votesIn({ ...others.snapshot(), state: states[1] as GameState })[0]).toBe(HIDDEN_VOTE);
    expect(looking.snapshot().states[0]).toBe(opening);
    expect(followed.states).toEqual(states);
    expect(game.snapshot().states).toBe(game.history.states);
  });

  it('shows all votes when it is opened, the earlier ones too', () => {
    const game = at(BALLOT);
    const looking = game.as();
    const changes = changesOf(looking);
    vote(game, 'welsh', 'angles');
    vote(game, 'angles', 'angles');
    vote(game, 'saxons', 'saxons');
    expect(changes[2]).toMatchObject({
      entries: [{ seq: 2, action: { for: 'saxons' } }],
      revealed: [
        { seq: 0, action: { for: 'angles' } },
        { seq: 1, action: { for: 'angles' } },
      ],
    });
    expect(looking.snapshot().journal).toEqual(game.history.journal);
  });

  it('shows them to somebody who was away when it was opened', () => {
    const game = at(BALLOT);
    vote(game, 'welsh', 'angles');
    vote(game, 'angles', 'angles');
    const { revision } = game;
    vote(game, 'saxons', 'saxons');
    const changes: Change[] = [];
    game.as(WELSH).subscribe(revision, (change) => changes.push(change));
    expect(changes).toMatchObject([{ kind: 'played', entries: [{ seq: 2 }], revealed: [{ seq: 1 }] }]);
  });
});

describe('the link of a seat', () => {
  it('plays for that seat alone', async () => {
    const game = at(BALLOT);
    const link = game.as(WELSH);
    expect(await link.submit(orders('vote saxons saxons'), 0, SAXONS)).toEqual({ kind: 'closed' });
    expect(await link.submit(orders('vote saxons saxons'), 0, WELSH)).toMatchObject({
      kind: 'refused',
      violation: { code: 'not-your-decision' },
    });
    expect(await link.submit(orders('vote welsh saxons'), 0, WELSH)).toEqual({ kind: 'ok', revision: 1 });
    expect(await link.undo(0, 1, SAXONS)).toEqual({ kind: 'closed' });
    expect(await link.undo(0, 0, WELSH)).toEqual({ kind: 'stale', revision: 1 });
  });

  it('of a spectator plays for nobody', async () => {
    const link = at(BALLOT).as();
    expect(await link.submit(orders('vote welsh saxons'), 0, WELSH)).toEqual({ kind: 'closed' });
    expect(await link.undo(0, 0, WELSH)).toEqual({ kind: 'closed' });
  });
});

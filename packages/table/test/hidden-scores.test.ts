import { type GameState, present, toSeat } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { BotDriver, type Change, follow, type GameLink, type Question, type Snapshot } from '../src/index.ts';
import { at, submit } from './support.ts';

/** RUL-144: nobody at the table sees points before the game is over. */

const HIDDEN = 'options {"variants":["hidden-scores"]}';
const SCORED = 'points {"nation":"saxons","round":5,"points":7,"reason":"hold","area":"york"}';
/** The Romans are about to take Kent, which scores at once. */
const LANDING = (options = HIDDEN) => `
  round 1 romans movement
  english-channel: romans 4
  essex: belgae 2
  ${SCORED.replace('saxons', 'belgae').replace('"round":5', '"round":1')}
  ${options}
`;
const LAST = `
  round 16 normans movement
  sussex: normans 3
  essex: saxons 1
  ${SCORED}
  ${HIDDEN}
`;

const typesIn = ({ events }: Pick<Snapshot, 'events'>): readonly string[] =>
  events.flat().map(({ type }) => type);
const ledgers = ({ states }: { readonly states: readonly GameState[] }) =>
  states.map(({ ledger }) => ledger.length);

function followed(link: GameLink): { readonly changes: Change[]; readonly now: () => Snapshot } {
  let snapshot = link.snapshot();
  const changes: Change[] = [];
  link.subscribe(snapshot.revision, (change) => {
    changes.push(change);
    snapshot = follow(snapshot, change);
  });
  return { changes, now: () => snapshot };
}

describe('hidden scores', () => {
  it('are in no snapshot and in no change, for players, spectators and the screen', () => {
    const game = at(LANDING());
    const links = [game.as(toSeat(0)), game.as(toSeat(1)), game.as(), game.atScreen()];
    const watched = links.map(followed);
    submit(game, 'move 2 english-channel kent');
    expect(typesIn(game.history)).toContain('points');
    expect(present(game.history).ledger.length).toBeGreaterThan(1);
    for (const [i, link] of links.entries()) {
      const { changes, now } = watched[i] as ReturnType<typeof followed>;
      const snapshot = link.snapshot();
      expect(typesIn(snapshot)).not.toContain('points');
      expect(typesIn(snapshot)).toContain('moved');
      expect(ledgers(snapshot)).toEqual([0, 0]);
      expect(snapshot.state.ledger).toEqual([]);
      expect(JSON.stringify(changes)).not.toContain('"type":"points"');
      expect(now()).toEqual(snapshot);
    }
  });

  it('are open without the option', () => {
    const game = at(LANDING(''));
    submit(game, 'move 2 english-channel kent');
    expect(typesIn(game.as().snapshot())).toContain('points');
    expect(game.atScreen().snapshot().state).toBe(present(game.history));
  });

  it('are all shown when the game is over, those of the past too', () => {
    const game = at(LAST);
    const links = [game.atScreen(), game.as(toSeat(0))];
    const watched = links.map(followed);
    submit(game, 'move 2 sussex kent');
    for (const link of links) expect(ledgers(link.snapshot())).toEqual([0, 0]);
    while (present(game.history).pending !== null) submit(game, 'end');
    expect(typesIn(game.history)).toContain('points');
    for (const [i, link] of links.entries()) {
      const snapshot = link.snapshot();
      expect(snapshot.state.step).toBe('over');
      expect(snapshot.state).toBe(present(game.history));
      expect(ledgers(snapshot)).toEqual(ledgers(game.history));
      expect(typesIn(snapshot)).toEqual(typesIn(game.history));
      expect(watched[i]?.now()).toEqual(snapshot);
    }
  });

  it('are known to computer players, who keep count', async () => {
    const game = at(LANDING());
    const config = { ...game.snapshot().config };
    const players = config.players.map(
      () => ({ kind: 'computer', name: 'Alcuin', level: 'squire' }) as const,
    );
    const link: GameLink = {
      ...game.atScreen(),
      snapshot: () => ({ ...game.snapshot(), config: { ...config, players } }),
    };
    const question = await new Promise<Question>((resolve) => {
      new BotDriver(link, {
        ask: (asked) => {
          resolve(asked);
          return new Promise(() => {});
        },
        onFailure: () => {},
      });
    });
    expect(question.view.ledger).toHaveLength(1);
  });
});

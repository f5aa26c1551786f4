import { readFileSync } from 'node:fs';
import { parsePosition } from '@bretwalda/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settings } from '../src/base/settings.ts';
import { ShownBattle } from '../src/pages/game/ShownBattle.tsx';
import type { ShownBattle as Shown } from '../src/session/scene.ts';
import type { Session } from '../src/session/session.ts';
import { sessionAt, wordsOf } from './on-screen.tsx';

/** What the window of a battle says of one that was not seen from its first dice. */

const before = settings.get();
beforeAll(() => settings.update({ motion: 'off', dice: 'fast', confirmIdle: false }));
afterAll(() => settings.set(before));

const positionOf = (name: string): string =>
  readFileSync(new URL(`../e2e/positions/${name}.txt`, import.meta.url), 'utf8');

function opened(text: string, seat: number): Session {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.violation));
  const session = sessionAt(position.value, seat);
  session.start();
  return session;
}

const words = (session: Session): string =>
  wordsOf(<ShownBattle battle={session.scene.get().battle as Shown} />, session);

describe('a battle of a position', () => {
  it('goes on: its chances are those of now, since nobody knows how it began', () => {
    const session = opened(positionOf('mid-strike'), 2);
    expect(words(session)).toContain('The battle continues');
    expect(words(session)).toContain('Now, 5 against 4');
    expect(words(session)).not.toContain('Before the fight');
    session.act([{ type: 'strike', cavalry: 0 }]);
    expect(words(session)).not.toContain('Before the fight');
    session.close();
  });

  it('that is decided has no chances, and nothing will count any more', () => {
    const session = opened(positionOf('mid-losses'), 2);
    expect(words(session)).toContain('The battle is over');
    expect(words(session)).not.toContain('Chances');
    expect(words(session)).not.toContain('What matters here');
    session.close();
  });
});

describe('a retreat', () => {
  const RETREAT = positionOf('mid-retreat');

  it('is put together for all where there is room for all', () => {
    const session = opened(RETREAT, 3);
    expect(words(session)).toContain('South Mercia up to 4 armies');
    expect(words(session)).toContain('Retreat 4 to South Mercia');
    session.close();
  });

  it('waits for the person to say where to, where no way takes all', () => {
    // The one stack above the limit stands in York already.
    const session = opened(RETREAT.replace('norfolk: angles 1', 'south-mercia: angles 1\nyork: angles 5'), 3);
    expect(words(session)).toContain('South Mercia up to 2 armies Suffolk up to 2 armies');
    expect(words(session)).toContain('Roll to the end Retreat Fight on');
    session.close();
  });
});

describe('a battle seen from its start', () => {
  it('tells the chances before it', () => {
    const session = opened(positionOf('led'), 2);
    session.selectArea('kent');
    session.pick('essex');
    session.endPhase(true);
    expect(words(session)).toContain('Before the fight, 4 with Egbert against 4 with Offa');
    session.close();
  });
});

import {
  type Action,
  apply,
  defaultAction,
  type GameState,
  legalActions,
  type Pending,
  type Position,
  seededDice,
} from '@bretwalda/engine';
import { en, en as english, loadText } from '@bretwalda/text';
import { describe, expect, it } from 'vitest';
import { highlightWords } from '../src/panels/area-words.ts';
import { ListView } from '../src/panels/list/ListView.tsx';
import { NextScoring } from '../src/panels/NextScoring.tsx';
import { PhaseBar } from '../src/panels/PhaseBar.tsx';
import { StackPanel } from '../src/panels/StackPanel.tsx';
import type { Session } from '../src/session/session.ts';
import { howItEnded } from '../src/windows/record/how-it-ended.ts';
import { whyNoReview } from '../src/windows/record/review-steps.ts';
import { sessionAt, wordsOf } from './on-screen.tsx';

const italian = await loadText('it');

const armies = (nation: 'romans' | 'welsh' | 'saxons', infantry: number) => ({
  units: [{ nation, infantry }],
});

/** Plays on by default until the game is over. */
function toEnd(session: Session): GameState {
  const dice = seededDice(3);
  let { state } = session.scene.get();
  while (state.pending !== null) state = apply(state, defaultAction(state) as Action, dice).state;
  return state;
}

describe('the next scoring', () => {
  const WELSH: Position = {
    round: 8,
    nation: 'welsh',
    step: 'movement',
    areas: { dyfed: armies('welsh', 1) },
  };
  const anna = [0, 1, 2, 3].map(() => ({ kind: 'person' as const, name: 'Anna' }));

  it('is named while it is to come', () => {
    expect(wordsOf(<NextScoring />, sessionAt(WELSH, 1))).toBe(
      'Next scoring: round 10 Welsh would score 4 points now',
    );
  });

  it('is no longer named once it is counted: the game is over, and somebody has won', () => {
    const session = sessionAt({ ...WELSH, round: 16 }, 1);
    const state = toEnd(session);
    expect(wordsOf(<NextScoring />, session, { state })).toBe('The game is over You win by 16 points');
    expect(howItEnded(english, state, anna, null)).toBe('Anna wins by 16 points'); // one of several people
    expect(howItEnded(italian, state, anna, null)).toBe('Vince Anna, con 16 punti di vantaggio');
  });

  it('is none in a scenario that ends before it', () => {
    const position: Position = {
      scenario: 'two-vikings',
      round: 14,
      nation: 'saxons',
      step: 'movement',
      areas: { wessex: armies('saxons', 2) },
    };
    const session = sessionAt(position, 1);
    expect(wordsOf(<NextScoring />, session)).toBe('No more scoring');
  });
});

describe('what happened since the last turn', () => {
  it('is either nothing, or on show already, or can be shown', () => {
    expect(whyNoReview(en, null, false)).toBe('Nothing has happened since your last turn.');
    expect(whyNoReview(en, 7, true)).toBe('You are looking at an earlier moment.');
    expect(whyNoReview(en, null, true)).toBe('You are looking at an earlier moment.');
    expect(whyNoReview(italian, 7, true)).toBe('Stai guardando un momento passato.');
    expect(whyNoReview(en, 7, false)).toBeUndefined();
  });
});

describe('looking back', () => {
  it('can be ended in the list too, which says so instead of naming others', () => {
    const session = sessionAt({ round: 8, nation: 'welsh', step: 'movement', areas: {} }, 1);
    session.start();
    const list = <ListView onInspect={() => {}} />;
    expect(wordsOf(list, session)).not.toContain('Looking back');
    const words = wordsOf(list, session, { review: { at: 0, first: 0, last: 0 } });
    expect(words).toContain('Looking back');
    expect(words).toContain(en.game.review.end);
    expect(words).toContain('You are looking at an earlier moment.');
    expect(words).not.toContain(en.list.othersDecide);
    session.close();
  });
});

describe('where a stack can go', () => {
  const targets = (position: Position, seat: number, from: 'kent' | 'wessex') => {
    const session = sessionAt(position, seat);
    session.selectArea(from);
    return wordsOf(<StackPanel />, session);
  };

  it('names a fort that stands there alone, not 0 armies', () => {
    const words = targets(
      {
        round: 3,
        nation: 'romans',
        step: 'movement',
        areas: {
          kent: { ...armies('romans', 2), fort: 'intact' },
          sussex: { fort: 'intact', units: [] },
          essex: { ...armies('romans', 1), fort: 'intact' },
        },
      },
      0,
      'kent',
    );
    expect(words).toContain('Sussex yours: fort');
    expect(words).toContain('Essex yours: 1 army and fort');
    expect(words).not.toMatch(/\b0 /);
  });

  it('names a burh and a leader, and what others have', () => {
    const words = targets(
      {
        round: 13,
        nation: 'saxons',
        step: 'movement',
        areas: {
          wessex: armies('saxons', 2),
          sussex: { units: [{ nation: 'saxons', infantry: 0, burh: true }] },
          downlands: { units: [{ nation: 'saxons', infantry: 2, leader: 'edgar' }] },
          avalon: armies('welsh', 1),
        },
      },
      2,
      'wessex',
    );
    expect(words).toContain('Sussex yours: burh');
    expect(words).toContain('Downlands yours: 2 armies and Edgar');
    expect(words).toContain('Avalon Welsh: 1 army');
  });
});

describe('after a refused leave to abandon an area (SUB-21)', () => {
  const position = (powys: number): Position => ({
    round: 4,
    nation: 'welsh',
    step: 'movement',
    areas: {
      kent: { ...armies('romans', 2), fort: 'intact' },
      clwyd: armies('welsh', 1),
      powys: armies('welsh', powys),
      devon: armies('welsh', 1),
    },
    overlords: { welsh: 'romans' },
  });

  const refused = (powys: number) => {
    const session = sessionAt(position(powys), 1);
    let { state } = session.scene.get();
    const act = (action: Action) => {
      state = apply(state, action, seededDice(1)).state;
    };
    act({ type: 'move', from: 'clwyd', to: 'powys', unit: 'infantry', count: 1, leader: false, group: 0 });
    act({ type: 'end' });
    act({ type: 'refuse' });
    expect(legalActions(state).some((a) => a.type === 'move')).toBe(true);
    return wordsOf(<StackPanel />, session, { state });
  };

  it('says what is wrong and who could still go there', () => {
    expect(refused(1)).toContain(
      'The Romans do not let you leave Clwyd empty. Move an army there if one can still reach it, or take back the moves out of it. An army can get there from Powys.',
    );
    expect(refused(1)).not.toContain('can still move');
  });
});

describe('what the mark of an area says', () => {
  const at = (kind: Pending['kind']) => ({ pending: { kind } }) as GameState;

  it('is where armies may go, or what may be chosen for something else', () => {
    expect(highlightWords(en, at('move'), 'go')).toBe('can move there');
    expect(highlightWords(en, at('remove'), 'go')).toBe('can be chosen');
    expect(highlightWords(italian, at('burhs'), 'forbidden')).toBe('non si può scegliere');
    expect(highlightWords(en, at('battle'), 'battle')).toBe('a battle awaits here');
  });
});

describe('the phase bar (UI-33)', () => {
  it('counts the phases of a turn from one', () => {
    const words = (step: 'population' | 'movement') =>
      wordsOf(
        <PhaseBar onRule={() => {}} />,
        sessionAt({ round: 9, nation: 'saxons', step, areas: { kent: armies('saxons', 1) } }, 2),
      );
    expect(words('movement')).toMatch(/Growth.*2 ?Move.*3 ?Battles/);
  });
});

describe('the phase bar between turns (UI-33)', () => {
  it('names what is being done', () => {
    const session = sessionAt(
      { round: 9, step: 'bretwalda', areas: { kent: armies('saxons', 1), york: armies('welsh', 1) } },
      0,
    );
    expect(wordsOf(<PhaseBar onRule={() => {}} />, session)).toContain('Election of the Bretwalda');
  });
});

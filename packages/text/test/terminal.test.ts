import {
  checkConfig,
  decision,
  fromPosition,
  loadGame,
  newGame,
  parseAction,
  type Violation,
} from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { terminal } from '../src/en/terminal.ts';
import { at } from './at-position.ts';

const refused = (result: { ok: true } | { ok: false; violation: Violation }): string =>
  result.ok ? 'accepted' : terminal.refusal(result.violation);

describe('the terminal', () => {
  it('says of typed orders what stands there and what should', () => {
    expect(refused(parseAction('place atlantis'))).toBe(
      '"atlantis" cannot be read; expected an area. [notation]',
    );
    expect(refused(parseAction('place'))).toBe('The line ends too soon; expected an area. [notation]');
    expect(refused(parseAction('burh irish-sea'))).toBe(
      'This is not an order: "area" is missing or has a wrong value. [action]',
    );
  });

  it('says of files and settings what is wrong with them', () => {
    expect(refused(loadGame('Dear diary,\n'))).toBe(
      'The saved game cannot be loaded: this is not a saved game. Nothing was changed. [file]',
    );
    expect(refused(loadGame('bretwalda 9 second-edition 2\n{}\nend 0 00000000\n'))).toMatch(
      /^The saved game is from another version \(format 9, .*\); this one plays format 1, .* \[version\]$/,
    );
    const wrong = checkConfig({ scenario: 'standard-4', options: { sides: 'drawn' } });
    expect(wrong && terminal.refusal(wrong)).toBe(
      'The game cannot be set up: options.sides is drawn, expected fixed, random, choose or bid. [options.sides]',
    );
    const crowded = fromPosition({
      ...{ round: 9, nation: 'saxons', step: 'movement' },
      areas: {
        kent: {
          units: [
            { nation: 'welsh', infantry: 1 },
            { nation: 'angles', infantry: 1 },
          ],
        },
      },
    });
    expect(refused(crowded)).toBe(
      'This position is impossible: area kent; nations welsh, angles. [two-nations]',
    );
  });

  it('names the clause of a rule, and the moment', () => {
    const state = newGame({ scenario: 'standard-4' });
    const details = { nation: 'irish', sea: 'irish-sea', armies: 2 } as const;
    expect(terminal.refusal({ code: 'end-at-sea', rule: 'SEA-6', details })).toMatch(
      /the Irish Sea.* \[SEA-6\]$/,
    );
    expect(terminal.moment(state, 'romans')).toBe('Round 1, 43 to 60. Romans: Movement');
    expect(terminal.moment({ ...state, invasionHalf: 2 }, 'romans')).toBe(
      'Round 1, 43 to 60. Romans: Movement (second half)',
    );
    expect(terminal.moment({ ...state, pending: null }, null)).toBe('Round 1, 43 to 60. The game is over.');
  });

  it('asks, and says where several pieces may be named at once', () => {
    const surplus = (welsh: number) => {
      const units = [{ nation: 'welsh' as const, infantry: welsh }];
      const state = at({ round: 9, nation: 'welsh', step: 'overpopulation', areas: { avalon: { units } } });
      const [asked] = decision(state);
      return asked && terminal.question(state, asked, 'Anna');
    };
    expect(surplus(3)).toBe('Anna, for the Welsh: The Welsh have 1 army too many. Choose what to remove.');
    expect(surplus(4)).toMatch(
      /2 armies too many.* You can name several in one line, separated by commas\.$/,
    );
  });
});

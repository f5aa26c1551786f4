import { rulesWith } from '@bretwalda/engine/queries';
import { describe, expect, it } from 'vitest';
import { RULES } from './rulesets.ts';
import { texts } from './scenario-words.ts';

/** Sentences follow the optional rules of the table. */

const [, en] = texts[0];
const [, italian] = texts[1];
const playing = (...variants: readonly string[]) => rulesWith('second-edition', variants);

describe('sentences', () => {
  it('DIG-1: say that invaders arrive in a turn only where they do', () => {
    const note = (rules: typeof RULES) => en.phases.turn('population', rules).note;
    expect(note(RULES)).toMatch(/Invaders and leaders arrive too\.$/);
    expect(note(playing('invaders-at-round-start'))).toMatch(/army\. Leaders arrive too\.$/);
  });

  it('DIG-10: let boats cross one sea or several', () => {
    expect(en.phases.status('boats', RULES).note).toContain('one sea');
    expect(en.phases.status('boats', playing('several-seas')).note).toContain('the sea');
    expect(italian.windows.statusNote('boats', playing('several-seas'))).toContain('il mare');
  });

  it('DIG-36: count the legions that leave, or those that stay', () => {
    const recall = { kind: 'recall', nation: 'romans', events: [] } as const;
    expect(en.events.meaning(recall, RULES)).toContain('12 Roman armies stay');
    expect(en.events.meaning(recall, playing('two-legions-leave'))).not.toContain('12 Roman armies stay');
  });

  it('DIG-40: name the price that a nation pays', () => {
    const computer = playing('computer-prices');
    expect(en.phases.turn('population', computer, 'norwegians').note).toContain('every 7 points');
    expect(en.phases.turn('population', computer, 'saxons').note).toContain('every 6 points');
  });

  it('mark one rule of the handbook in the singular, several in the plural', () => {
    expect(en.handbook.marked(1)).toMatch(/rule is .* It stands at the clauses that it changes/);
    expect(en.handbook.marked(2)).toMatch(
      /2 optional rules are .* They stand at the clauses that they change/,
    );
    expect(italian.handbook.marked(1)).toMatch(/una regola .* Sta accanto alle clausole che cambia,/);
    expect(italian.handbook.marked(2)).toMatch(/2 regole .* Stanno accanto alle clausole che cambiano,/);
  });

  it('X-GEN-2: leave out keys and signs of what the game does not have', () => {
    const keys = (rules: typeof RULES) => en.game.keyList(rules).map(([key]) => key);
    expect(keys(RULES)).toContain('L');
    expect(keys(rulesWith('redux', []))).not.toContain('L');
  });
});

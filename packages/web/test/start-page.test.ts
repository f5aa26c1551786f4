import { describe, expect, it } from 'vitest';
import { DEFAULT_DRAFT, FIRST_DRAFT } from '../src/pages/new-game/game-draft.ts';
import { SCENARIO_IDS } from '../src/pages/new-game/scenario-facts.ts';

describe('the start page, which knows nothing of the rules', () => {
  it('names the story that a first game takes', () => {
    expect(FIRST_DRAFT.scenario).toBe('two-early');
  });

  it('shows the board of the usual story', () => {
    expect(DEFAULT_DRAFT.scenario).toBe('standard-4');
    expect(SCENARIO_IDS).toContain('standard-4');
  });
});

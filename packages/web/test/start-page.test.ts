import { describe, expect, it } from 'vitest';
import { DEFAULT_DRAFT, FIRST_DRAFT } from '../src/pages/new-game/draft.ts';
import { STORIES } from '../src/pages/new-game/story.ts';

describe('the start page, which knows nothing of the rules', () => {
  it('names the story that a first game takes', () => {
    expect(FIRST_DRAFT.scenario).toBe('two-early');
  });

  it('shows the board of the usual story', () => {
    expect(DEFAULT_DRAFT.scenario).toBe('standard-4');
    expect(STORIES).toContain('standard-4');
  });
});

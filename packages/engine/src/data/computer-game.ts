import type { Ruleset, Variant } from './ruleset.ts';
import { SECOND_EDITION } from './second-edition.ts';
import { GROWTH_VARIANTS } from './variants/growth.ts';
import { MOVING_VARIANTS } from './variants/moving.ts';
import { POLITICS_VARIANTS } from './variants/politics.ts';

const ID = 'computer-game';

/** In what the computer game differs; a table's own options (house.ts) are not among them. */
const ITS_RULES: readonly Variant[] = [...MOVING_VARIANTS, ...POLITICS_VARIANTS, ...GROWTH_VARIANTS];

/**
 * The rules of the commercial computer game (DIG): those of the second edition, played with all the optional rules in
 * which it differs. A table may leave out any of them.
 */
export const COMPUTER_GAME: Ruleset = {
  ...SECOND_EDITION,
  id: ID,
  preset: ITS_RULES.filter(({ rulesets }) => rulesets.includes(ID)).map(({ id }) => id),
};

import type { Marks } from './marks.ts';
import type { RulePlace } from './rule-places.ts';
import type { Hit } from './search-index.ts';

/** What the text of a section needs to know besides its words. */
export interface PassageContext {
  /** Search hits by passage. */
  readonly hits: ReadonlyMap<number, readonly Hit[]> | undefined;
  /** Number of the current hit. */
  readonly current: number | undefined;
  /** Optional rules that change what a passage tells. */
  readonly marks: Marks;
  readonly rulePlaces: ReadonlyMap<string, RulePlace>;
  readonly onGo: (name: string) => void;
}

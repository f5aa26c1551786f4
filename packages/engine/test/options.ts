import type { VariantId } from '../src/data/variants.ts';
import { at, type TestGame } from './support.ts';

/** The same position twice: as in the second edition, and with some optional rules. */
export const sideBySide = (text: string, ...variants: VariantId[]): { plain: TestGame; game: TestGame } => ({
  plain: at(text),
  game: playing(text, ...variants),
});

/** A position with some optional rules. */
export const playing = (text: string, ...variants: VariantId[]): TestGame =>
  at(`${text}\noptions ${JSON.stringify({ variants })}`);

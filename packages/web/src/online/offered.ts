import { newGame, type Options, type ScenarioId } from '@bretwalda/engine';
import { isScenario } from '@bretwalda/engine/data';
import type { TableInfo } from '@bretwalda/protocol';

/** The game of a table, as far as this version of the page knows it. */
export interface Offered {
  readonly scenario: ScenarioId;
  readonly options: Options;
}

/** Undefined: the server knows a game that this page does not. */
export function offeredAt({
  scenario: id,
  options,
}: Pick<TableInfo, 'scenario' | 'options'>): Offered | undefined {
  if (!isScenario(id)) return undefined;
  const scenario = id as ScenarioId;
  try {
    return { scenario, options: newGame({ scenario, options }).options };
  } catch {
    return undefined;
  }
}

import { scenario } from '@bretwalda/engine/data';
import { en } from '@bretwalda/text';
import type { DuelResult, Scores, Side } from './duel-games.ts';
import { groupName } from './players.ts';
import { rulesLine } from './rules.ts';
import { one, percent, plural, seeds, shortened, speed, table, winsText } from './text.ts';
import { timeLines } from './times.ts';

/** The result of a duel, for people and for programs. */

export function duelText(result: DuelResult): string[] {
  const { arrangements, groups, nations, times } = result;
  const count = arrangements[0]?.games ?? 0;
  const names = { a: `A ${result.a}`, b: `B ${result.b}` };
  const rows = arrangements.map((r) => [
    versus(result, r.single),
    `${r.games}`,
    winsText(r.wins),
    percent(r.share),
    `${percent(r.low)} to ${percent(r.high)}`,
    percent(r.chance),
    r.low > r.chance ? 'above chance' : r.high < r.chance ? 'below chance' : 'no difference seen',
  ]);
  const each = arrangements.length > 1 ? ' of each kind' : '';
  return [
    `${scenario(result.scenario).name} (${result.scenario}): ${plural(count, 'game')}${each}, ${seeds(result.seed, result.blocks)}`,
    ...(result.variants
      ? [rulesLine({ rules: scenario(result.scenario).rules, options: { variants: result.variants } })]
      : []),
    speed(result.gamesPerSecond),
    '',
    ...table(
      [['Wins of the single player', 'Games', 'Wins', 'Share', '95% interval', 'Chance', ''], ...rows],
      ['left', 'right', 'right', 'right', 'right', 'right', 'left'],
    ),
    '',
    ...scoreLines(
      names,
      groups.map((g) => [groupName(result.scenario, g.group), g]),
      'Mean score',
    ),
    '',
    ...scoreLines(
      names,
      nations.map((n) => [en.names.nations(n.nation), n]),
      'Nation',
    ),
    '',
    ...timeLines([
      { bot: names.a, ...times.a },
      { bot: names.b, ...times.b },
    ]),
  ];
}

/** '1 squire, 3 random'. */
function versus({ a, b, scenario: id }: DuelResult, single: Side): string {
  const [alone, others] = single === 'a' ? [a, b] : [b, a];
  return `1 ${alone}, ${scenario(id).groups.length - 1} ${others}`;
}

function scoreLines(
  names: Record<Side, string>,
  rows: readonly (readonly [string, Scores])[],
  head: string,
): string[] {
  const signed = (value: number): string => `${value < 0 ? '' : '+'}${one(value)}`;
  return table(
    [
      [head, names.a, 'SD', names.b, 'SD', 'A - B'],
      ...rows.map(([name, { a, b }]) => [
        name,
        one(a.mean),
        one(a.deviation),
        one(b.mean),
        one(b.deviation),
        signed(a.mean - b.mean),
      ]),
    ],
    ['left', 'right', 'right', 'right', 'right', 'right'],
  );
}

/** Groups by name and numbers short, as in the tables. */
export function duelJson(result: DuelResult): object {
  const { singles: _, groups, arrangements, ...rest } = result;
  return shortened({
    ...rest,
    arrangements: arrangements.map((r) => ({ players: versus(result, r.single), ...r })),
    groups: groups.map(({ group, ...scores }) => ({ group: groupName(result.scenario, group), ...scores })),
  });
}

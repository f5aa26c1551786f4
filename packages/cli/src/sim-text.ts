import { scenario } from '@bretwalda/engine/data';
import { en } from '@bretwalda/text';
import { groupName } from './players.ts';
import { rulesLine } from './rules.ts';
import { type Comparison, comparison, measureLines } from './self-play.ts';
import type { SimResult } from './simulate.ts';
import {
  type Align,
  one,
  percent,
  plural,
  seeds,
  shortened,
  signedPercent,
  speed,
  table,
  winsText,
} from './text.ts';
import { timeLines } from './times.ts';

/** The result of a simulation, for people and for programs. */

export function simText(result: SimResult): string[] {
  const compared = comparison(result);
  return [
    `${scenario(result.scenario).name} (${result.scenario}): ${plural(result.games, 'game')}, ${seeds(result.seed, result.games)}`,
    ...(result.variants
      ? [rulesLine({ rules: scenario(result.scenario).rules, options: { variants: result.variants } })]
      : []),
    `${speed(result.gamesPerSecond)}, ${one(result.actionsPerGame)} actions per game`,
    '',
    ...playerLines(result, compared),
    '',
    ...nationLines(result, compared),
    '',
    ...timeLines(result.times),
    ...(compared ? ['', ...measureLines(compared.measures)] : []),
  ];
}

const right = (count: number): Align[] => new Array<Align>(count).fill('right');

function playerLines({ scenario: id, games, players }: SimResult, compared?: Comparison): string[] {
  const beside = compared ? ['People', 'Diff.'] : [];
  const rows = players.map((p) => {
    const people = compared?.players[p.seat];
    return [
      `${en.names.player(p.seat)}, ${groupName(id, p.seat)}`,
      one(p.mean),
      one(p.deviation),
      ...(people ? [`${people.people}`, signedPercent(people.difference)] : []),
      winsText(p.wins),
      percent(p.wins / games),
      ...(people ? [percent(people.peopleWin, 0)] : []),
      p.nations.map(en.names.nations).join(', '),
    ];
  });
  const wins = compared ? ['Wins', 'Share', 'People'] : ['Wins', 'Share'];
  const head = ['Player', 'Mean', 'SD', ...beside, ...wins, 'Nations'];
  return table([head, ...rows], ['left', ...right(head.length - 2), 'left']);
}

function nationLines({ nations }: SimResult, compared?: Comparison): string[] {
  const rows = nations.map((n) => {
    const people = compared?.nations.get(n.nation);
    return [
      en.names.nations(n.nation),
      `${n.seat + 1}`,
      one(n.mean),
      one(n.deviation),
      ...(people ? [`${people.people}`, signedPercent(people.difference)] : []),
    ];
  });
  const head = ['Nation', 'Player', 'Mean', 'SD', ...(compared ? ['People', 'Diff.'] : [])];
  const foot = compared
    ? [`Mean difference of a nation from people: ${percent(compared.meanDifference)}`]
    : [];
  return [...table([head, ...rows], ['left', ...right(head.length - 1)]), ...foot];
}

/** Players count from 1 and numbers are short, as in the tables. */
export function simJson(result: SimResult): object {
  const { players, nations, ...rest } = result;
  const compared = comparison(result);
  return shortened({
    ...rest,
    players: players.map(({ seat, ...p }) => ({
      player: seat + 1,
      group: groupName(result.scenario, seat),
      ...p,
      ...compared?.players[seat],
    })),
    nations: nations.map(({ nation, seat, ...n }) => ({
      nation,
      player: seat + 1,
      ...n,
      ...compared?.nations.get(nation),
    })),
    ...(compared && { meanDifference: compared.meanDifference, measures: compared.measures }),
  });
}

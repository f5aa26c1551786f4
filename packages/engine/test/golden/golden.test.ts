import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { newGame } from '../../src/game/new-game.ts';
import { outcome } from '../../src/game/outcome.ts';
import { apply, decision, legalActions } from '../../src/game/play.ts';
import type { Action } from '../../src/model/action.ts';
import { seededDice } from '../../src/model/dice.ts';
import type { GameEvent } from '../../src/model/event.ts';
import { NATION_IDS } from '../../src/model/ids.ts';
import type { Config } from '../../src/model/state.ts';
import { makeAction } from '../../src/notation/action-text.ts';

/**
 * Whole games as text. Any change of the rules shows as a difference here; `npm run golden` writes the files anew
 * when the change is meant.
 */

const GAMES: readonly { readonly config: Config; readonly seed: number }[] = [
  { config: { scenario: 'standard-4', options: { sides: 'bid' } }, seed: 43 },
  { config: { scenario: 'short-3', options: { ballot: 'secret' } }, seed: 485 },
  { config: { scenario: 'two-early' }, seed: 122 },
  { config: { scenario: 'two-vikings' }, seed: 793 },
  { config: { scenario: 'computer-full' }, seed: 141 },
  { config: { scenario: 'redux-4' }, seed: 35 },
];

const show = (value: unknown): string =>
  value !== null && typeof value === 'object' ? JSON.stringify(value).replace(/"/g, '') : String(value);

function eventLine({ type, ...data }: GameEvent): string {
  const action = 'action' in data ? { action: makeAction(data.action as Action) } : {};
  const fields = Object.entries({ ...data, ...action }).map(([key, value]) => `${key}=${show(value)}`);
  return `    ${type} ${fields.join(' ')}`.trimEnd();
}

/** Half of the time a uniform choice, else each kind of answer is equally likely: so the games do not only march. */
function choose(legal: readonly Action[], random: (sides: number) => number): Action {
  const types = [...new Set(legal.map((a) => a.type))];
  const type = types[random(types.length) - 1];
  const among = random(2) === 1 ? legal : legal.filter((a) => a.type === type);
  return among[random(among.length) - 1] as Action;
}

function playthrough({ config, seed }: (typeof GAMES)[number]): string {
  const dice = seededDice(seed);
  const chance = seededDice(seed + 1);
  const lines = [`${JSON.stringify(config)} seed ${seed}`];
  let state = newGame(config);
  for (let n = 1; state.pending !== null; n++) {
    const legal = legalActions(state);
    const action = choose(legal, (sides) => chance.roll(sides));
    const asked = decision(state)[0];
    lines.push(
      `${n}. seat ${asked?.seat} ${asked?.nation ?? ''} ${asked?.kind}: ${makeAction(action)}  (1 of ${legal.length})`,
    );
    const applied = apply(state, action, dice);
    for (const event of applied.events) lines.push(eventLine(event));
    state = applied.state;
  }
  const result = outcome(state);
  for (const id of NATION_IDS) lines.push(`${id} ${result.nations[id].points}`);
  for (const player of result.players)
    lines.push(`seat ${player.seat}: ${player.points} (bid ${player.bid})`);
  lines.push(`winners ${result.winners.join(', ')}`);
  return `${lines.join('\n')}\n`;
}

describe('golden playthroughs', () => {
  it.each(GAMES)('$config.scenario plays exactly as recorded', (game) => {
    const file = fileURLToPath(new URL(`./${game.config.scenario}.txt`, import.meta.url));
    const played = playthrough(game);
    if (process.env.GOLDEN === 'write') writeFileSync(file, played);
    expect(played).toBe(readFileSync(file, 'utf8'));
  });
});

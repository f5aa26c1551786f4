import { isDeepStrictEqual } from 'node:util';
import { scenario } from '../../src/data/rulesets.ts';
import { type Entry, replay } from '../../src/game/journal.ts';
import { outcome } from '../../src/game/outcome.ts';
import type { GameEvent } from '../../src/model/event.ts';
import type { Config, GameState } from '../../src/model/state.ts';
import { loadGame, makeSave } from '../../src/notation/save.ts';

/** What must hold when a random game is over. */

/** The rounds, and the points of each nation, as the events tell them. */
export class Chronicle {
  readonly rounds: number[] = [];
  readonly byNation = new Map<string, number>();

  follow(event: GameEvent): void {
    if (event.type === 'round-ended') this.rounds.push(event.round);
    if (event.type === 'points')
      this.byNation.set(event.nation, (this.byNation.get(event.nation) ?? 0) + event.points);
  }
}

/** A state on the way, after so many entries. */
export interface Sample {
  readonly length: number;
  readonly state: GameState;
}

/** All rounds were played, points add up, the journal replays, undo restores earlier states, the file loads. */
export function checkEnd(
  config: Config,
  journal: readonly Entry[],
  state: GameState,
  told: Chronicle,
  samples: readonly Sample[],
): void {
  if (state.step !== 'over') throw new Error('nobody decides, but the game is not over');
  const [first, last] = scenario(state.scenario).rounds;
  const rounds = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  if (!isDeepStrictEqual(told.rounds, rounds)) throw new Error(`rounds ${told.rounds} have ended`);
  pointsAddUp(state, told);
  for (const sample of samples.slice(0, 3)) {
    const back = replay(config, journal.slice(0, sample.length));
    if (!back.ok) throw new Error(`undo to ${sample.length} fails: ${JSON.stringify(back.violation)}`);
    if (!isDeepStrictEqual(back.value, sample.state)) throw new Error(`undo to ${sample.length} differs`);
  }
  const loaded = loadGame(makeSave({ config, journal }));
  if (!loaded.ok) throw new Error(`the saved game is refused: ${JSON.stringify(loaded.violation)}`);
  if (!isDeepStrictEqual(loaded.value.state, state)) throw new Error('the loaded game differs');
}

/** Each nation has the points of its events, and each player those of his nations, with handicap and bid (SCORE-1). */
function pointsAddUp(state: GameState, { byNation }: Chronicle): void {
  const { nations, players, winners } = outcome(state);
  for (const [nation, { points: own, reasons }] of Object.entries(nations)) {
    const told = byNation.get(nation) ?? 0;
    const listed = reasons.reduce((sum, reason) => sum + reason.points, 0);
    if (own !== told || own !== listed)
      throw new Error(`${own} points of the ${nation}, ${told} in the events, ${listed} in the reasons`);
  }
  for (const { seat, nations: own, bid, handicap, points: total } of players) {
    const card = state.cards.findIndex((one) => one?.seat === seat);
    const given = state.options.handicap[card] ?? 0;
    const sum = own.reduce((n, nation) => n + nations[nation].points, given - bid);
    if (total !== sum || handicap !== given)
      throw new Error(
        `seat ${seat} has ${total} points and a handicap of ${handicap}, not ${sum} and ${given}`,
      );
  }
  const best = Math.max(...players.map((player) => player.points));
  const ahead = players.filter((player) => player.points === best).map((player) => player.seat);
  if (!isDeepStrictEqual(winners, ahead)) throw new Error(`won by ${winners}, but ${ahead} have most points`);
}

import {
  areaOf,
  type GameState,
  type LandId,
  type LeaderId,
  type NationId,
  NOBODY,
  nationId,
  nationOf,
} from '@bretwalda/engine';
import {
  CARDS,
  type Card,
  type EliminateLine,
  kingPoints,
  NATIONS,
  type Status,
  SUBMISSION_AREAS,
  SUBMISSION_ROUNDS,
  TIMELINE,
} from '@bretwalda/engine/data';
import {
  buildsBurhs,
  cardNation,
  holdValues,
  isContest,
  isCounted,
  limesValues,
  mustSubmit,
  occupyValues,
  roster,
  roundsOf,
  snapshotValues,
  submissionEnds,
} from '@bretwalda/engine/queries';

/** Points that can still be made, and the rounds of it. */
export interface Worth {
  readonly points: number;
  readonly rounds: readonly number[];
}

/** What lies ahead of a nation in its scenario, from the tables of the engine: nothing else is worth advice. */
export class Outlook {
  /** Whose card it plays (SCN-11). */
  readonly card: NationId;

  constructor(
    readonly state: GameState,
    readonly nation: NationId,
  ) {
    this.card = nationId(cardNation(state, nationOf(nation)));
  }

  /** The rounds that are still to be played, this one included. */
  private get left(): readonly number[] {
    const { state } = this;
    return state.step === 'over'
      ? []
      : roundsOf(state).flatMap(({ round }) => (round < state.round ? [] : [round]));
  }

  /** Those of some rounds that are still to be played; undefined: none. */
  rounds(of: (round: number) => boolean): readonly number[] | undefined {
    const some = this.left.filter(of);
    return some.length === 0 ? undefined : some;
  }

  span([first, last]: readonly [number, number]): readonly number[] | undefined {
    return this.rounds((round) => round >= first && round <= last);
  }

  get scoring(): readonly number[] | undefined {
    return this.rounds((round) => TIMELINE[round - 1]?.scoring === true && !isCounted(this.state, round));
  }

  /** What areas bring when a round is counted, in the rounds in which they are all worth the same. */
  hold(areas: readonly LandId[]): readonly Worth[] | undefined {
    const worths: { points: number; rounds: number[] }[] = [];
    for (const round of this.scoring ?? []) {
      const points = sharedValue(holdValues(round, nationOf(this.card)), areas);
      if (points === 0) continue;
      const last = worths.at(-1);
      if (last?.points === points) last.rounds.push(round);
      else worths.push({ points, rounds: [round] });
    }
    return worths.length === 0 ? undefined : worths;
  }

  /** What areas bring in one round that is still to be counted. */
  holdAt(round: number | undefined, areas: readonly LandId[]): number | undefined {
    return this.hold(areas)?.find(({ rounds }) => round !== undefined && rounds.includes(round))?.points;
  }

  limes(areas: readonly LandId[]): Worth | undefined {
    return this.worth(limesValues, areas);
  }

  enter(areas: readonly LandId[]): Worth | undefined {
    return this.worth(occupyValues, areas);
  }

  raided(areas: readonly LandId[]): Worth | undefined {
    return this.worth(snapshotValues, areas);
  }

  private worth(values: typeof holdValues, areas: readonly LandId[]): Worth | undefined {
    const nation = nationOf(this.card);
    const rounds = this.rounds((round) => sharedValue(values(round, nation), areas) > 0);
    return rounds && { rounds, points: sharedValue(values(rounds[0] as number, nation), areas) };
  }

  /** Points for defeating a kind of unit, as a line of the card says. */
  defeat(is: (line: EliminateLine) => boolean): Worth | undefined {
    const line = (CARDS[this.card] as Card).eliminate?.find(is);
    const rounds = line && this.rounds((round) => line.rounds === 'any' || line.rounds.includes(round));
    return rounds && { rounds, points: line.points };
  }

  /** The round in which a leader comes, if he is still to come or has come in this one. */
  leader(id: LeaderId): number | undefined {
    return this.rounds((round) => TIMELINE[round - 1]?.events.some((e) => e.leader === id) === true)?.[0];
  }

  /** Armies that come by sea, and when. */
  get arrivals():
    | readonly { readonly round: number; readonly infantry: number; readonly cavalry: number }[]
    | undefined {
    const come = this.left.flatMap((round) => {
      const units = TIMELINE[round - 1]?.events.find((e) => e.nation === this.nation)?.invaders;
      const sum = (kind: 'infantry' | 'cavalry') => units?.reduce((n, unit) => n + (unit[kind] ?? 0), 0) ?? 0;
      return units ? [{ round, infantry: sum('infantry'), cavalry: sum('cavalry') }] : [];
    });
    return come.length === 0 ? undefined : come;
  }

  status(status: Status): readonly number[] | undefined {
    return this.rounds(
      (round) =>
        TIMELINE[round - 1]?.events.find((e) => e.nation === this.nation)?.status.includes(status) === true,
    );
  }

  get bretwalda(): readonly number[] | undefined {
    return this.rounds((round) => TIMELINE[round - 1]?.bretwalda === true);
  }

  /** The King of England, as he comes before 1066 and in it (KING-2, KING-11). */
  king(in1066: boolean): Worth | undefined {
    const rounds = this.rounds((round) => TIMELINE[round - 1]?.king === true && isContest(round) === in1066);
    return rounds && { rounds, points: kingPoints(rounds[0] as number) };
  }

  get burhs(): readonly number[] | undefined {
    return this.rounds((round) => buildsBurhs(nationOf(this.nation), round));
  }

  /** Does a nation play a part in this scenario? */
  plays(id: NationId): boolean {
    return roster(this.state).includes(id);
  }

  /** The first round in which another nation still comes from the sea. */
  comes(id: NationId): number | undefined {
    return this.plays(id) ? new Outlook(this.state, id).arrivals?.[0]?.round : undefined;
  }

  /** While Rome rules: the rounds in which one may submit to the Romans. */
  get rome(): readonly number[] | undefined {
    return this.plays('romans') ? this.span(SUBMISSION_ROUNDS.romans) : undefined;
  }

  /** The round in which the Romans have left. */
  get departure(): number | undefined {
    return this.rounds((round) => round === submissionEnds(nationOf('romans')))?.[0];
  }

  /** Is the choice to submit its own, and still open (SUB-7, SCN-9)? */
  private get free(): boolean {
    const nation = nationOf(this.nation);
    return (this.state.overlord[nation] ?? NOBODY) === NOBODY && !mustSubmit(this.state, nation);
  }

  /** The most areas with which it may submit to the Romans, if it still has the choice. */
  get submission(): { readonly areas: number } | undefined {
    const bound = SUBMISSION_AREAS.find(([id]) => id === this.nation);
    return bound && this.rome && this.free ? { areas: bound[1] } : undefined;
  }

  /** Rounds in which the Brigantes may submit to the Angles. */
  get toAngles(): readonly number[] | undefined {
    return this.plays('angles') && this.free ? this.span(SUBMISSION_ROUNDS.angles) : undefined;
  }

  /** All the armies it can have. */
  get pieces(): number {
    return NATIONS[nationOf(this.nation)]?.infantry ?? 0;
  }

  get isOwnCard(): boolean {
    return this.card === this.nation;
  }
}

/** What areas are worth if they are worth the same; else nothing that could be said of them together. */
function sharedValue(values: readonly number[] | undefined, areas: readonly LandId[]): number {
  const points = new Set(areas.map((area) => values?.[areaOf(area)] ?? 0));
  return points.size === 1 ? ([...points][0] ?? 0) : 0;
}

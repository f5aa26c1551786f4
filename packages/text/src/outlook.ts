import {
  areaOf,
  type GameState,
  type LandId,
  type LeaderId,
  type NationId,
  NOBODY,
  nationId,
  nationOf,
  type SeaId,
} from '@bretwalda/engine';
import { type EliminateLine, LAND_IDS, type Status } from '@bretwalda/engine/data';
import {
  buildsBurhs,
  calendarOf,
  cardNation,
  cardOf,
  crownOf,
  figuresOf,
  holdValues,
  isContest,
  isCounted,
  kingPoints,
  limesValues,
  mustSubmit,
  occupyValues,
  type Rules,
  roster,
  roundsOf,
  rulesOf,
  snapshotValues,
  submissionEnds,
  timelineEvent,
  timelineRound,
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

  get rules(): Rules {
    return rulesOf(this.state);
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
    return this.rounds((round) => timelineRound(this.state, round).scoring && !isCounted(this.state, round));
  }

  /** What areas bring when a round is counted, in the rounds in which they are all worth the same. */
  hold(areas: readonly LandId[]): readonly Worth[] | undefined {
    const worths: { points: number; rounds: number[] }[] = [];
    for (const round of this.scoring ?? []) {
      const points = sharedValue(holdValues(this.state, round, nationOf(this.card)), areas);
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
    const rounds = this.rounds((round) => sharedValue(values(this.state, round, nation), areas) > 0);
    return rounds && { rounds, points: sharedValue(values(this.state, rounds[0] as number, nation), areas) };
  }

  /** Points for defeating a kind of unit, as a line of the card says. */
  defeat(is: (line: EliminateLine) => boolean): Worth | undefined {
    const line = cardOf(this.state, nationOf(this.card)).eliminate?.find(is);
    const rounds = line && this.rounds((round) => line.rounds === 'any' || line.rounds.includes(round));
    return rounds && { rounds, points: line.points };
  }

  /** The round in which a leader comes, if he is still to come or has come in this one. */
  leader(id: LeaderId): number | undefined {
    return this.rounds((round) => timelineRound(this.state, round).events.some((e) => e.leader === id))?.[0];
  }

  /** Armies that come by sea, and when. */
  get arrivals():
    | readonly { readonly round: number; readonly infantry: number; readonly cavalry: number }[]
    | undefined {
    const come = this.left.flatMap((round) => {
      const units = timelineEvent(this.state, round, nationOf(this.nation))?.invaders;
      const sum = (kind: 'infantry' | 'cavalry') => units?.reduce((n, unit) => n + (unit[kind] ?? 0), 0) ?? 0;
      return units ? [{ round, infantry: sum('infantry'), cavalry: sum('cavalry') }] : [];
    });
    return come.length === 0 ? undefined : come;
  }

  /** Its scoring centres, what each of them brings from now on, and any other land (X-SCORE-1). */
  get centres():
    | { readonly areas: readonly LandId[]; readonly points: number; readonly others: number }
    | undefined {
    const areas = cardOf(this.state, nationOf(this.card)).centres ?? [];
    const [next] = this.scoring ?? [];
    const values = next === undefined ? undefined : holdValues(this.state, next, nationOf(this.card));
    const other = LAND_IDS.find((area) => !areas.includes(area)) as LandId;
    const [points] = this.hold(areas) ?? [];
    return points && values && { areas, points: points.points, others: values[areaOf(other)] ?? 0 };
  }

  /** When and where it comes from the sea, and the rounds in which more follow. */
  get landing():
    | {
        readonly round: number;
        readonly armies: number;
        readonly seas: readonly SeaId[];
        readonly more: readonly number[];
      }
    | undefined {
    const [first, ...more] = this.arrivals ?? [];
    const fleet = first && timelineEvent(this.state, first.round, nationOf(this.nation))?.invaders?.[0];
    if (!first || !fleet) return undefined;
    const seas = fleet.orSea ? [fleet.sea, fleet.orSea] : [fleet.sea];
    return { round: first.round, armies: first.infantry, seas, more: more.map(({ round }) => round) };
  }

  /** The rounds in which reinforcements appear on land (X-REI-2). */
  get rallies(): readonly number[] | undefined {
    return this.rounds(
      (round) => timelineEvent(this.state, round, nationOf(this.nation))?.place !== undefined,
    );
  }

  /** The last round, in which most areas of a part of England make a king (X-SCORE-2). */
  get crownOfAreas(): Worth | undefined {
    if (this.rules.ways.king !== 'most-areas') return undefined;
    const rounds = this.rounds((round) => crownOf(this.state, round) === 'king');
    return rounds && { rounds, points: kingPoints(this.state, rounds[0] as number) };
  }

  status(status: Status): readonly number[] | undefined {
    return this.rounds(
      (round) => timelineEvent(this.state, round, nationOf(this.nation))?.status.includes(status) === true,
    );
  }

  get bretwalda(): readonly number[] | undefined {
    return this.rounds((round) => timelineRound(this.state, round).bretwalda);
  }

  /** The King of England, as he comes before 1066 and in it (KING-2, KING-11). */
  king(in1066: boolean): Worth | undefined {
    const rounds = this.rounds(
      (round) => timelineRound(this.state, round).king && isContest(this.state, round) === in1066,
    );
    return rounds && { rounds, points: kingPoints(this.state, rounds[0] as number) };
  }

  get burhs(): readonly number[] | undefined {
    return this.rounds((round) => buildsBurhs(this.state, nationOf(this.nation), round));
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
    return this.plays('romans') ? this.span(calendarOf(this.state).submissionToRomans) : undefined;
  }

  /** The round in which the Romans have left. */
  get departure(): number | undefined {
    return this.rounds((round) => round === submissionEnds(this.state, nationOf('romans')))?.[0];
  }

  /** Is the choice to submit its own, and still open (SUB-7, SCN-9)? */
  private get free(): boolean {
    const nation = nationOf(this.nation);
    return (this.state.overlord[nation] ?? NOBODY) === NOBODY && !mustSubmit(this.state, nation);
  }

  /** The most areas with which it may submit to the Romans, if it still has the choice. */
  get submission(): { readonly areas: number } | undefined {
    const bound = figuresOf(this.state).submissionAreas.find(([id]) => id === this.nation);
    return bound && this.rome && this.free ? { areas: bound[1] } : undefined;
  }

  /** Rounds in which the Brigantes may submit to the Angles. */
  get toAngles(): readonly number[] | undefined {
    return this.plays('angles') && this.free
      ? this.span(calendarOf(this.state).submissionToAngles)
      : undefined;
  }

  /** All the armies it can have. */
  get pieces(): number {
    return rulesOf(this.state).maxInfantry[nationOf(this.nation)] ?? 0;
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

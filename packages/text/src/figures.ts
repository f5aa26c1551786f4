import { type GameEvent, type NationId, nationOf, type Step } from '@bretwalda/engine';
import type { Status } from '@bretwalda/engine/data';
import { ENGLISH, type Rules, scoresHalf } from '@bretwalda/engine/queries';

/** What sentences ask the rules of a game: figures that they name, and whether there is a thing at all. */

export const hasStep = ({ order }: Rules, step: Step): boolean => order.includes(step);

const comes = ({ timeline }: Rules, is: (event: Rules['timeline'][number]['events'][number]) => boolean) =>
  timeline.some(({ events }) => events.some(is));

/** The years of a round. */
export const yearsOf = ({ timeline }: Rules, round: number): readonly [number, number] =>
  timeline.find((row) => row.round === round)?.years ?? [0, 0];

export const hasLeaders = (rules: Rules): boolean => comes(rules, ({ leader }) => leader !== undefined);

export const hasStatus = (rules: Rules, status: Status): boolean =>
  comes(rules, (event) => event.status.includes(status));

/** Has a nation horse and foot, so that a sentence must say which? */
export const hasCavalry = ({ supply }: Rules, nation: NationId | null): boolean =>
  nation !== null && supply[nation].cavalry > 0;

/** Does any nation? */
export const hasHorse = ({ supply }: Rules): boolean =>
  Object.values(supply).some(({ cavalry }) => cavalry > 0);

type Trait = keyof Rules['traitOf'];

export const hasTrait = ({ traitOf }: Rules, trait: Trait): boolean => traitOf[trait].some(Boolean);

/** Can nations submit to others (SUB, BSUB)? */
export const hasSubmission = ({ calendar }: Rules): boolean =>
  Number.isFinite(calendar.submissionToRomans[0]) || Number.isFinite(calendar.submissionToAngles[0]);

export const hasLimes = ({ cardOf }: Rules): boolean => cardOf.some(({ limes }) => limes !== undefined);

/** Do nations score for centres of their own (X-SCORE-1)? */
export const hasCentres = ({ centres }: Rules): boolean => centres.some((own) => own.length > 0);

/** Do areas score at the end of every round (X-SEQ-2)? */
export const isEveryRoundCounted = ({ timeline }: Rules): boolean => timeline.every(({ scoring }) => scoring);

/** Is there a limit to the armies that land feeds, or do those beyond it go (X-LIM, OPOP)? */
export const hasLimit = ({ ways }: Rules): boolean => ways.crowding === 'limit';

/** Must armies stop in difficult land that they enter (MOV-4)? */
export const isHaltedByHills = ({ ways }: Rules): boolean => ways.difficultLand === 'halts';

/** How far a leader takes his armies: so many areas, or one more than they would go alone (LDR-8, DIG-4). */
export const ledMarch = ({ ways, figures }: Rules): number | 'one-more' =>
  ways.led === 'one-area-more' ? 'one-more' : figures.longMarch;

/** The legions that are called home, and those that stay (ROM-5); `leave`: so many, if there are more (DIG-36). */
export const recallOf = ({ calendar, figures }: Rules) => ({
  round: calendar.legionsRecalled,
  stay: figures.legionsStay,
  leave: figures.legionsLeave,
});

/** Are invaders placed in the turns of their nations (INV-1), or when the round begins (DIG-1)? */
export const doInvadersComeInTurn = (rules: Rules): boolean => !hasStep(rules, 'all-invaders');

/** What an army costs a nation; null: any nation that pays the usual price. */
export const armyPrice = ({ prices, figures }: Rules, nation: NationId | null): number =>
  (nation && prices[nation]?.infantry) ?? figures.armyCost;

/** How few areas make the Belgae submit, and what Rome gets for it. */
export const belgicSubmission = ({ figures, cards }: Rules) => ({
  areas: figures.submissionAreas.find(([id]) => id === 'belgae')?.[1] ?? 0,
  points: cards.romans.special?.find(({ event }) => event === 'belgae-submit')?.points ?? 0,
});

/** Rounds in which the Romans score for what they occupy, and the round of the Limes. */
export const romanRounds = ({ cards }: Rules) => ({
  occupy: cards.romans.occupy?.[0]?.rounds ?? [],
  limes: cards.romans.limes?.[0]?.rounds ?? [],
});

/** Rounds in which lost legions may be replaced (ROM-2). */
export const reinforcedRounds = ({ timeline, reinforcements }: Rules): readonly number[] =>
  timeline.map(({ round }) => round).filter((round) => reinforcements.rounds.includes(round));

/** The first count in which the Romano-British score for their areas. */
export const firstRomanoBritishCount = ({ cards }: Rules): number =>
  cards['romano-british'].hold?.[0]?.rounds[0] ?? 0;

/** Do the Romano-British take over from the Romans in England alone, or in all of the south (RB-2, DIG-26)? */
export const isGarrisonEnglish = ({ garrisonAreas }: Rules): boolean =>
  garrisonAreas.every((area) => ENGLISH[area]);

/** Does their owner say how many of them stay (first printing)? */
export const isGarrisonChosen = ({ ways }: Rules): boolean => ways.garrisonSize === 'as-wanted';

/** Do those who have just submitted keep their points for areas (first printing)? */
export const keepsPoints = (events: readonly GameEvent[], { ways }: Rules): boolean =>
  events.some((e) => e.type === 'submitted' && !scoresHalf(ways, nationOf(e.overlord)));

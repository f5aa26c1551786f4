import { type GameState, type LandId, type LeaderId, type NationId, nationOf } from '@bretwalda/engine';
import { hadTurn, hasTruce, kingPoints, roster, rulesOf } from '@bretwalda/engine/queries';
import { hasCentres, hasLeaders, hasLimit, isEveryRoundCounted, recallOf } from './figures.ts';
import { Outlook } from './outlook.ts';

/**
 * What there is to advise: for every nation some points, each with the figures that its sentence needs, or undefined
 * where it has no place: in a scenario without these rounds or nations, or once it is too late.
 */

const army = (of: NationId) => (o: Outlook) =>
  o.defeat((line) => Array.isArray(line.armiesOf) && line.armiesOf.includes(of) && line.rounds === 'any');
const fort = (o: Outlook) => o.defeat((line) => line.forts === true && line.rounds === 'any');
const killed = (o: Outlook, id: LeaderId) => o.defeat((line) => line.leader === id);

/** Points for Roman armies and forts, while there are Romans. */
function legions(o: Outlook) {
  const armies = army('romans')(o)?.points;
  const forts = fort(o)?.points;
  return o.rome && armies !== undefined && forts !== undefined ? { armies, forts } : undefined;
}

/** Points for armies defeated in one's own turn, in the rounds in which it may attack them (SCN-4). */
function victories(o: Outlook, of: 'any-enemy' | 'saxons') {
  const worth = o.defeat(
    ({ armiesOf }) => (of === 'any-enemy' ? armiesOf === of : armiesOf?.includes(of)) === true,
  );
  const rounds = worth?.rounds.filter(
    (round) => of === 'any-enemy' || !hasTruce(o.state, nationOf(of), round),
  );
  return worth && rounds && rounds.length > 0 ? { ...worth, rounds } : undefined;
}

const hold =
  (...areas: readonly LandId[]) =>
  (o: Outlook) =>
    o.hold(areas);
const enter =
  (...areas: readonly LandId[]) =>
  (o: Outlook) =>
    o.enter(areas);
const leader = (id: LeaderId) => (o: Outlook) => o.leader(id);

/** Several facts that make one sentence: all of them, or none. */
const all =
  <T extends Readonly<Record<string, (o: Outlook) => unknown>>>(parts: T) =>
  (o: Outlook): { readonly [K in keyof T]: NonNullable<ReturnType<T[K]>> } | undefined => {
    const facts = Object.entries(parts).map(([key, part]) => [key, part(o)] as const);
    return facts.some(([, fact]) => fact === undefined)
      ? undefined
      : (Object.fromEntries(facts) as { readonly [K in keyof T]: NonNullable<ReturnType<T[K]>> });
  };

const core = hold('avalon', 'downlands', 'essex', 'hwicce', 'sussex', 'wessex');
const crown = (o: Outlook) => o.king(true);
const submission = (o: Outlook) => o.submission;
const arrival = (o: Outlook) => o.arrivals?.[0];
const left = (o: Outlook) => o.rounds(() => true);
const isBelgicRising = (o: Outlook): boolean =>
  o.leader('boudicca') !== undefined && !hadTurn(o.state, nationOf('belgae'), o.state.round);

export const FACTS = {
  romans: {
    reinforcements: (o) => (o.rome ? o.pieces : undefined),
    occupy: all({ england: enter('kent'), north: enter('alban', 'dalriada', 'dunedin', 'mar') }),
    recall: (o) => {
      const recall = recallOf(o.rules);
      return o.rounds((round) => round === recall.round) ? recall : undefined;
    },
    limes: (o) => o.limes(['cheshire', 'essex', 'york']),
  },
  'romano-british': {
    garrison: (o) =>
      o.plays('romans') && o.departure ? { round: o.departure, armies: o.rules.figures.garrison } : undefined,
    hunger: (o) => (o.plays('romans') ? undefined : o.departure),
    hold: hold('kent'),
    victories: (o) => {
      const armies = victories(o, 'saxons');
      const aelle = killed(o, 'aelle')?.points;
      return armies && aelle !== undefined ? { armies, aelle } : undefined;
    },
    arthur: (o) => (o.isOwnCard ? o.leader('arthur') : undefined),
  },
  belgae: {
    overrun: (o) => (isBelgicRising(o) && o.submission ? true : undefined),
    submit: (o) => (isBelgicRising(o) ? o.submission : undefined),
    rise: (o) => {
      const now = o.defeat((line) => line.ownTurnOnly === true);
      return isBelgicRising(o) && now ? { round: now.rounds[0] as number, points: now.points } : undefined;
    },
    later: legions,
    hold: hold('kent'),
  },
  welsh: {
    homeland: all({
      best: hold('dyfed', 'gwynedd', 'powys'),
      rest: hold('clwyd', 'cornwall', 'devon', 'gwent'),
    }),
    submit: submission,
    growth: (o) => o.rome && true,
    york: enter('york'),
  },
  brigantes: {
    legions,
    submit: submission,
    strathclyde: hold('strathclyde'),
    angles: (o) => o.toAngles && { rounds: o.toAngles, areas: o.rules.figures.brigantesToAngles },
  },
  caledonians: {
    few: (o) => (left(o) ? o.pieces : undefined),
    isles: all({ isles: hold('hebrides', 'orkneys'), caithness: hold('caithness') }),
    visitors: (o) => {
      const comers = (['scots', 'norsemen'] as const).filter((id) => o.comes(id) !== undefined);
      return comers.length > 0 ? comers : undefined;
    },
  },
  picts: {
    hold: all({ best: hold('alban', 'mar', 'moray'), rest: hold('dalriada', 'dunedin', 'skye') }),
    legions,
    raid: (o) => o.status('raid'),
    submit: submission,
    alive: left,
  },
  irish: {
    arrive: (o) => o.status('raid') && o.arrivals,
    victories: (o) => victories(o, 'any-enemy'),
    settle: hold('avalon', 'cheshire', 'cornwall', 'cumbria', 'devon', 'dyfed', 'gwynedd'),
    remnant: hold('kent'),
  },
  scots: {
    victories: (o) => victories(o, 'any-enemy'),
    fergus: leader('fergus-mor-mac-erc'),
    hold: hold('dalriada', 'dunedin', 'skye'),
  },
  norsemen: {
    ketil: all({ round: leader('ketil-flatnose'), isles: enter('caithness', 'hebrides', 'orkneys') }),
    isles: hold('caithness', 'hebrides', 'orkneys'),
    visits: (o) => o.status('boats') && o.enter(['dyfed']),
    cumbria: all({ visit: enter('cumbria'), hold: hold('cumbria') }),
  },
  dubliners: {
    late: arrival,
    olaf: leader('olaf-guthfrithsson'),
    prizes: all({ york: hold('york'), cumbria: hold('cumbria') }),
  },
  danes: {
    raid: (o) => o.raided(['york']),
    brothers: all({ york: enter('york'), others: enter('bernicia', 'essex', 'lindsey', 'norfolk') }),
    hold: all({ york: hold('york'), east: hold('essex', 'lindsey', 'norfolk', 'north-mercia', 'suffolk') }),
    cnut: (o) => {
      const round = o.leader('cnut');
      return round === undefined ? undefined : { round, points: kingPoints(o.state, round) };
    },
    svein: leader('svein-estrithson'),
  },
  norwegians: {
    landing: all({
      force: arrival,
      york: enter('york'),
      mercia: enter('north-mercia'),
      rest: enter('bernicia', 'cheshire', 'march'),
    }),
    harald: all({ king: crown, hold: hold('kent') }),
  },
  saxons: {
    aelle: leader('aelle'),
    essex: (o) => o.hold(['essex'])?.find(({ points }) => points > (core(o)?.at(-1)?.points ?? 0)),
    core,
    votes: (o) => o.bretwalda && { rounds: o.bretwalda, points: o.rules.figures.bretwaldaPoints },
    burhs: (o) => o.burhs,
    king: (o) => o.king(false),
  },
  jutes: {
    kent: all({ pieces: (o) => o.pieces, kent: hold('kent') }),
    shore: hold('essex', 'sussex', 'wessex'),
    land: arrival,
    quiet: (o) => (o.plays('saxons') ? left(o) : undefined),
  },
  angles: {
    ida: all({
      round: leader('ida'),
      norfolk: (o) => o.holdAt(o.leader('ida'), ['norfolk']),
      north: (o) => o.holdAt(o.leader('ida'), ['bernicia', 'dunedin', 'lothian', 'north-mercia', 'york']),
    }),
    north: hold('bernicia', 'lothian', 'north-mercia', 'york'),
    oswiu: leader('oswiu'),
    offa: leader('offa'),
    brigantes: (o) => new Outlook(o.state, 'brigantes').toAngles,
    danes: (o) => o.comes('danes'),
  },
  normans: {
    landing: arrival,
    prizes: all({
      essex: enter('essex'),
      wessex: enter('wessex'),
      rest: enter('kent', 'south-mercia', 'suffolk', 'sussex'),
    }),
    harold: (o) => {
      const fall = rulesOf(o.state).cards.normans.special?.[0];
      const own = killed(o, 'harold');
      return fall && own && { points: fall.points, own: own.points };
    },
    william: all({ king: crown, hold: hold('kent') }),
  },
} satisfies { readonly [N in NationId]: Readonly<Record<string, (o: Outlook) => unknown>> };

type Facts = typeof FACTS;
type Fact<F> = F extends (o: Outlook) => infer R ? NonNullable<R> : never;

/** The sentences of a language: one for each point, made from its figures. */
export type AdviceWords = {
  readonly [N in keyof Facts]: { readonly [K in keyof Facts[N]]: (fact: Fact<Facts[N][K]>) => string };
};

/** What there is to advise to a nation with scoring centres (X-SCORE-1): all that counts is where it stands and comes. */
export const CENTRE_FACTS = {
  centres: (o) => o.centres,
  landing: (o) => o.landing,
  rally: (o) => o.rallies,
} satisfies Readonly<Record<string, (o: Outlook) => unknown>>;

export type CentreWords = {
  readonly [K in keyof typeof CENTRE_FACTS]: (fact: Fact<(typeof CENTRE_FACTS)[K]>) => string;
};

/** What holds for every nation; some of it only while there is something ahead. */
const GENERAL = {
  hand: () => true,
  scoring: (o) => (isEveryRoundCounted(o.rules) ? undefined : o.scoring),
  everyRound: (o) => (isEveryRoundCounted(o.rules) && o.scoring ? true : undefined),
  attack: (o) => ({ leaders: hasLeaders(o.rules) }),
  far: () => true,
  order: () => true,
  feed: (o) => (hasLimit(o.rules) ? undefined : o.rules.figures.fedByArea),
  limit: (o) => (hasLimit(o.rules) ? o.rules.figures : undefined),
  keepLand: (o) => (o.rules.ways.areasHeld === 'as-many' ? true : undefined),
  crown: (o) => o.crownOfAreas,
  hills: () => true,
  timeline: (o) => (roster(o.state).some((id) => o.comes(id) !== undefined) ? true : undefined),
  compare: () => true,
  winner: (o) => (o.state.scenario === 'standard-4' ? true : undefined),
} satisfies Readonly<Record<string, (o: Outlook) => unknown>>;

export type GeneralWords = {
  readonly [K in keyof typeof GENERAL]: (fact: Fact<(typeof GENERAL)[K]>) => string;
};

type Asked = Readonly<Record<string, (o: Outlook) => unknown>>;
type Sentences = Readonly<Record<string, (fact: never) => string>>;

function say(facts: Asked, sentences: Sentences, outlook: Outlook): readonly string[] {
  return Object.entries(facts).flatMap(([key, ask]) => {
    const fact = ask(outlook);
    return fact === undefined ? [] : [(sentences[key] as (fact: unknown) => string)(fact)];
  });
}

/** What can be advised to a nation now, in the words of a language. A second Romano-British plays their card (SCN-11). */
export function adviceOf(
  words: AdviceWords,
  centreWords: CentreWords,
  state: GameState,
  nation: NationId,
): readonly string[] {
  const outlook = new Outlook(state, nation);
  return hasCentres(outlook.rules)
    ? say(CENTRE_FACTS, centreWords, outlook)
    : say(FACTS[outlook.card], words[outlook.card], outlook);
}

export const generalAdvice = (words: GeneralWords, state: GameState): readonly string[] =>
  say(GENERAL, words, new Outlook(state, 'romans'));

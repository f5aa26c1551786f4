import type { AdviceWords, CentreWords } from '../advice.ts';
import type { Worth } from '../outlook.ts';
import { cap, count, list, place, plural, the } from './grammar.ts';

const points = (n: number): string => count(n, 'point', 'points');

/** "round 5", "rounds 5 and 7", "rounds 1 to 3". */
export function rounds(of: readonly number[]): string {
  const [first = 0] = of;
  const last = of.at(-1) ?? first;
  if (of.length === 1) return `round ${first}`;
  return of.length > 2 && last - first === of.length - 1
    ? `rounds ${first} to ${last}`
    : `rounds ${list(of.map(String))}`;
}

/** "4 points each in rounds 5 and 7; 2 in round 10". */
const worth = (worths: readonly Worth[], each = ''): string =>
  worths
    .map((one, i) => `${i === 0 ? `${points(one.points)}${each}` : one.points} in ${rounds(one.rounds)}`)
    .join('; ');

const EACH = ' each';

/** How to play a nation: what its card, its scenario and the moment leave it to do. */
export const ADVICE: AdviceWords = {
  romans: {
    reinforcements: (armies) =>
      `You start with ${armies} armies and have no growth, only reinforcements for what you lose.`,
    occupy: ({ england, north }) =>
      `Whatever you occupy in ${rounds(england.rounds)} scores: ${england.points} for every area of England, ${north.points} each for Alban, Dalriada, Dunedin and Mar.`,
    recall: ({ round, stay, leave }) =>
      leave > 0
        ? `If more than ${stay} armies are in play after round ${round}, ${leave} go home. Take your risks before then.`
        : `After round ${round} only ${stay} armies stay, so take your risks before then.`,
    limes: (limes) =>
      `In ${rounds(limes.rounds)} intact forts and the areas of subjects score: Cheshire, Essex and York bring ${limes.points} each.`,
  },
  'romano-british': {
    garrison: ({ armies, round }) =>
      `You start with up to ${armies} armies and have no growth in round ${round}.`,
    hunger: (round) => `You have no growth in round ${round}.`,
    hold: (worths) => `Each clear area of England brings ${worth(worths)}.`,
    victories: ({ armies, aelle }) =>
      `Every Saxon, Angle or Jute army you destroy in your own turn of ${rounds(armies.rounds)} brings ${armies.points}, Aelle ${aelle}. Stand in pairs in the midlands.`,
    arthur: (round) => `Arthur comes in round ${round}: send him where the kills are.`,
  },
  belgae: {
    overrun: () => 'You will be overrun: make them pay for it.',
    submit: ({ areas }) => `With ${areas} areas left, submit, and save your survivors for your own turn.`,
    rise: ({ round, points: n }) =>
      `Rise with Boudicca: in your turn of round ${round} every Roman army or fort you destroy brings ${n}.`,
    later: ({ armies, forts }) => `At any other time a Roman army brings ${armies} and a fort ${forts}.`,
    hold: (worths) => `Each English area in the south that you still hold brings ${worth(worths)}.`,
  },
  welsh: {
    homeland: ({ best, rest }) =>
      `Your homeland pays: Dyfed, Gwynedd and Powys ${worth(best, EACH)}; Clwyd, Cornwall, Devon and Gwent ${worth(rest, EACH)}. Points outside Wales count only up to half of those inside.`,
    submit: ({ areas }) => `Submit to Rome at ${areas} areas.`,
    growth: () => 'Under Rome, ask for full growth.',
    york: ({ points: n, rounds: of }) =>
      `Have an army near York in ${rounds(of)}: occupying it once brings ${n}.`,
  },
  brigantes: {
    legions: ({ armies, forts }) => `Roman armies are worth ${armies} each to you, forts ${forts}.`,
    submit: ({ areas }) => `Submit to Rome with ${areas} good areas rather than lose them all.`,
    strathclyde: (worths) => `Strathclyde is your treasure: ${worth(worths)}.`,
    angles: ({ rounds: of, areas }) =>
      `In ${rounds(of)} you may submit to the Angles instead of dying out, with no more than ${areas} areas left in Scotland and Galloway.`,
  },
  caledonians: {
    few: (armies) =>
      `You have ${armies} armies at most, and nobody wants your rocks. Fill them, keep the peace with the Picts, and let the difficult terrain fight for you.`,
    isles: ({ isles, caithness }) =>
      `The Hebrides and the Orkneys bring ${worth(isles, EACH)}, Caithness ${worth(caithness)}.`,
    visitors: (nations) => `Be ready for ${list(nations.map(the))}.`,
  },
  picts: {
    hold: ({ best, rest }) =>
      `Alban, Mar and Moray bring ${worth(best, EACH)}, most of your neighbours’ land ${rest[0]?.points ?? 0}.`,
    legions: ({ armies, forts }) => `A Roman fort is worth ${forts} to you, an army ${armies}.`,
    raid: (of) => `Sail and raid in ${rounds(of)}.`,
    submit: ({ areas }) =>
      `Submit to Rome with ${areas} areas while they are still good ones, then fill up again.`,
    alive: () => 'Above all, stay alive until the end.',
  },
  irish: {
    arrive: () => 'You arrive in ones and twos: gather at sea and strike together.',
    victories: ({ rounds: of, points: n }) =>
      `In ${rounds(of)} every army you destroy in your own turn brings ${points(n)}.`,
    settle: (worths) =>
      `Settle in Avalon, Cheshire, Cornwall, Cumbria, Devon, Dyfed and Gwynedd: they bring ${worth(worths, EACH)}.`,
    remnant: ([last]) =>
      `In ${rounds(last?.rounds ?? [])} any area at all brings ${last?.points}: even one army left scores.`,
  },
  scots: {
    victories: ({ rounds: of, points: n }) =>
      `Raid while it pays: in ${rounds(of)} every army you destroy in your own turn brings ${points(n)}.`,
    fergus: (round) => `In round ${round} Fergus leads a Major Invasion.`,
    hold: (worths) => `Dalriada, Dunedin and Skye bring ${worth(worths, EACH)}: take them and dig in.`,
  },
  norsemen: {
    ketil: ({ round, isles }) =>
      `In round ${round} you raid and invade at once: take the Orkneys, the Hebrides and Caithness, ${points(isles.points)} each for occupying them.`,
    isles: (worths) =>
      `The Orkneys, the Hebrides and Caithness bring ${worth(worths, EACH)}, if you hold them then.`,
    visits: ({ points: n }) => `Go south by boat for first visits, at ${points(n)} each.`,
    cumbria: ({ visit, hold }) =>
      `Cumbria brings ${visit.points} on the first visit and ${worth(hold)}, if you hold it then.`,
  },
  dubliners: {
    late: () =>
      'You arrive late and in small numbers: march together, take one prize, and hold it until the end of the round.',
    olaf: (round) => `In round ${round} Olaf leads a Major Invasion.`,
    prizes: ({ york, cumbria }) => `York brings ${worth(york)}, Cumbria ${worth(cumbria)}.`,
  },
  danes: {
    raid: ({ rounds: of, points: n }) =>
      `In ${rounds(of)} raid in strong groups: each area you are in before you sail away brings ${n}.`,
    brothers: ({ york, others }) =>
      `In ${rounds(york.rounds)} invade the north and east with the brothers: York ${york.points}, most others ${others.points}.`,
    hold: ({ york, east }) =>
      `York brings ${worth(york)}; Essex, Lindsey, Norfolk, North Mercia and Suffolk ${worth(east, EACH)}.`,
    cnut: ({ round, points: n }) =>
      `In round ${round} Cnut is king, for ${points(n)}, if you have twice as many English areas as anyone else.`,
    svein: (round) => `Keep something in reserve for Svein in round ${round}.`,
  },
  norwegians: {
    landing: ({ force, york, mercia, rest }) =>
      `In round ${force.round} you land with ${force.infantry} armies and Harald, and move and fight twice: York brings ${york.points}, North Mercia ${mercia.points}, Bernicia, Cheshire and March ${rest.points} each, even if you march on.`,
    harald: ({ king, hold }) =>
      `Keep Harald safe: alive, he brings new armies in ${rounds(king.rounds)} and a claim to the crown, worth ${king.points}. Each area of England brings ${worth(hold)}.`,
  },
  saxons: {
    aelle: (round) => `In round ${round} land with Aelle and settle the clear land of the south-east.`,
    essex: (one) => `Essex brings ${worth([one])}.`,
    core: (worths) => `Avalon, the Downlands, Essex, Hwicce, Sussex and Wessex bring ${worth(worths, EACH)}.`,
    votes: ({ rounds: of, points: n }) => `Seek votes for the Bretwalda in ${rounds(of)}: ${points(n)}.`,
    burhs: (of) => `Build burhs in ${rounds(of)} if you are weak.`,
    king: ({ rounds: of, points: n }) =>
      `Be king at the end of ${rounds(of)}: ${points(n)} and an army${plural(of.length, '', ' each time')}.`,
  },
  jutes: {
    kent: ({ pieces, kent }) => `${pieces} armies, one aim: Kent, worth ${worth(kent)}.`,
    shore: (worths) => `Essex, Sussex and Wessex bring ${worth(worths, EACH)}.`,
    land: () => 'Land early and fill Kent.',
    quiet: () => 'Make the Saxons look elsewhere; a small nation that bothers nobody lives long.',
  },
  angles: {
    ida: ({ round, norfolk, north }) =>
      `With Ida you invade in round ${round}: Norfolk ${norfolk}, and Bernicia, Dunedin, Lothian, North Mercia and York ${north} each.`,
    north: (worths) => `Bernicia, Lothian, North Mercia and York bring ${worth(worths, EACH)}.`,
    oswiu: (round) => `Hold Bernicia for Oswiu in round ${round}, or he stays away.`,
    offa: (round) => `Hold North Mercia for Offa in round ${round}, or he stays away.`,
    brigantes: () => 'Let the Brigantes submit rather than hunt them down.',
    danes: (round) => `Expect the Danes in round ${round}.`,
  },
  normans: {
    landing: ({ round, infantry, cavalry }) =>
      `In round ${round} you invade with ${infantry} infantry, ${cavalry} cavalry and William.`,
    prizes: ({ essex, wessex, rest }) =>
      `Essex brings ${essex.points}, Wessex ${wessex.points}, Kent, South Mercia, Suffolk and Sussex ${rest.points} each.`,
    harold: ({ points: n, own }) =>
      `If Harold falls to you, the Norwegians or the Danes, you get ${n}, and ${own} more if it was you.`,
    william: ({ king, hold }) =>
      `Keep William alive for reinforcements and the crown, worth ${points(king.points)} in ${rounds(king.rounds)}. Each area of England brings ${worth(hold)}.`,
  },
};

/** The same for nations with scoring centres. */
export const CENTRE_ADVICE: CentreWords = {
  centres: ({ areas, points: n, others }) =>
    `${cap(list(areas.map(place)))} are your scoring centres: each brings ${points(n)} at the end of every round, any other area ${others}.`,
  landing: ({ round, armies, seas, more }) =>
    `In round ${round} you land with ${count(armies, 'army', 'armies')} from ${list(seas.map(place), true)}${more.length === 0 ? '' : `; more follow in ${rounds(more)}`}.`,
  rally: (of) =>
    `In ${rounds(of)} reinforcements appear on land, together, in an area you hold or in a centre of yours that is empty.`,
};

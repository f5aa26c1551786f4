import type { AdviceWords, CentreWords } from '../advice.ts';
import type { Worth } from '../outlook.ts';
import { cap, count, fromPlace, list, place, plural, the } from './grammar.ts';

const points = (n: number): string => count(n, 'punto', 'punti');

/** "nel round 5", "nei round 5 e 7", "nei round da 1 a 3". */
export function inRounds(of: readonly number[]): string {
  const [first = 0] = of;
  const last = of.at(-1) ?? first;
  if (of.length === 1) return `nel round ${first}`;
  return of.length > 2 && last - first === of.length - 1
    ? `nei round da ${first} a ${last}`
    : `nei round ${list(of.map(String))}`;
}

/** "alla fine dei round 5 e 7". */
export const atEndOf = (of: readonly number[]): string => `alla fine ${inRounds(of).replace(/^ne/, 'de')}`;

/** "4 punti ciascuna nei round 5 e 7; 2 nel round 10". */
const worth = (worths: readonly Worth[], each = ''): string =>
  worths
    .map((one, i) => `${i === 0 ? `${points(one.points)}${each}` : one.points} ${inRounds(one.rounds)}`)
    .join('; ');

const EACH = ' ciascuna';

export const ADVICE: AdviceWords = {
  romans: {
    reinforcements: (armies) =>
      `Cominci con ${armies} armate e senza crescita: solo rinforzi per quelle che perdi.`,
    occupy: ({ england, north }) =>
      `Tutto ciò che occupi ${inRounds(england.rounds)} dà punti: ${england.points} per ogni area d’Inghilterra, ${north.points} ciascuna per Alban, Dalriada, Dunedin e Mar.`,
    recall: ({ round, stay, leave }) =>
      leave > 0
        ? `Se dopo il round ${round} ci sono più di ${stay} armate, ${leave} tornano a casa: rischia prima.`
        : `Dopo il round ${round} restano solo ${stay} armate: rischia prima.`,
    limes: (limes) =>
      `Contano ${inRounds(limes.rounds)} i forti intatti e le aree dei sottomessi: Cheshire, Essex e York valgono ${limes.points} ciascuna.`,
  },
  'romano-british': {
    garrison: ({ armies, round }) =>
      `Cominci con ${armies} armate al massimo e senza crescita nel round ${round}.`,
    hunger: (round) => `Nel round ${round} non cresci.`,
    hold: (worths) => `Ogni area aperta d’Inghilterra vale ${worth(worths)}.`,
    victories: ({ armies, aelle }) =>
      `Ogni armata di Sassoni, Angli o Juti che distruggi nel tuo turno ${inRounds(armies.rounds)} vale ${armies.points}, Aelle ${aelle}. Resta a coppie nel centro del paese.`,
    arthur: (round) => `Artù arriva nel round ${round}: mandalo dove si può colpire.`,
  },
  belgae: {
    overrun: () => 'Sarai travolto: fallo pagare caro.',
    submit: ({ areas }) => `Con ${areas} aree rimaste sottomettiti e salva chi è vivo per il tuo turno.`,
    rise: ({ round, points: n }) =>
      `Insorgi con Boudicca: nel tuo turno del round ${round} ogni armata o forte romano distrutto vale ${n}.`,
    later: ({ armies, forts }) =>
      `In ogni altro momento un’armata romana vale ${armies} e un forte ${forts}.`,
    hold: (worths) => `Ogni area inglese del sud che tieni ancora vale ${worth(worths)}.`,
  },
  welsh: {
    homeland: ({ best, rest }) =>
      `La tua terra rende: Dyfed, Gwynedd e Powys ${worth(best, EACH)}; Clwyd, Cornovaglia, Devon e Gwent ${worth(rest, EACH)}. I punti fuori dal Galles contano solo fino a metà di quelli dentro.`,
    submit: ({ areas }) => `Sottomettiti a Roma con ${areas} aree.`,
    growth: () => 'Sotto Roma chiedi la crescita intera.',
    york: ({ points: n, rounds }) =>
      `Tieni un’armata vicino a York ${inRounds(rounds)}: occuparla una volta vale ${n}.`,
  },
  brigantes: {
    legions: ({ armies, forts }) => `Ogni armata romana per te vale ${armies}, ogni forte ${forts}.`,
    submit: ({ areas }) => `Sottomettiti a Roma con ${areas} buone aree piuttosto che perderle tutte.`,
    strathclyde: (worths) => `Lo Strathclyde è il tuo tesoro: ${worth(worths)}.`,
    angles: ({ rounds, areas }) =>
      `Puoi sottometterti agli Angli ${inRounds(rounds)} invece di sparire, se ti restano al massimo ${areas} aree tra Scozia e Galloway.`,
  },
  caledonians: {
    few: (armies) =>
      `Hai ${armies} armate al massimo, e nessuno vuole le tue rocce. Riempile, resta in pace con i Pitti e lascia che il terreno impervio combatta per te.`,
    isles: ({ isles, caithness }) =>
      `Ebridi e Orcadi valgono ${worth(isles, EACH)}, Caithness ${worth(caithness)}.`,
    visitors: (nations) => `Preparati a ricevere ${list(nations.map(the))}.`,
  },
  picts: {
    hold: ({ best, rest }) =>
      `Alban, Mar e Moray valgono ${worth(best, EACH)}, quasi tutte le terre vicine ${rest[0]?.points ?? 0}.`,
    legions: ({ armies, forts }) => `Un forte romano per te vale ${forts}, un’armata ${armies}.`,
    raid: (of) => `Naviga e fai razzie ${inRounds(of)}.`,
    submit: ({ areas }) => `Sottomettiti a Roma con ${areas} aree finché sono buone, poi riempile di nuovo.`,
    alive: () => 'Soprattutto, resta vivo fino alla fine.',
  },
  irish: {
    arrive: () => 'Arrivi a uno o due alla volta: radunati in mare e colpisci insieme.',
    victories: ({ rounds, points: n }) =>
      `Ogni armata che distruggi nel tuo turno ${inRounds(rounds)} vale ${points(n)}.`,
    settle: (worths) =>
      `Stabilisciti ad Avalon e in Cheshire, Cornovaglia, Cumbria, Devon, Dyfed e Gwynedd: valgono ${worth(worths, EACH)}.`,
    remnant: ([last]) =>
      `Qualsiasi area vale ${last?.points} ${inRounds(last?.rounds ?? [])}: anche una sola armata rimasta dà punti.`,
  },
  scots: {
    victories: ({ rounds, points: n }) =>
      `Fai razzie finché rende: ogni armata che distruggi nel tuo turno ${inRounds(rounds)} vale ${points(n)}.`,
    fergus: (round) => `Nel round ${round} Fergus guida una grande invasione.`,
    hold: (worths) => `Dalriada, Dunedin e Skye valgono ${worth(worths, EACH)}: prendile e trincerati.`,
  },
  norsemen: {
    ketil: ({ round, isles }) =>
      `Nel round ${round} fai insieme razzia e invasione: prendi Orcadi, Ebridi e Caithness, ${points(isles.points)} ciascuna per occuparle.`,
    isles: (worths) =>
      `Orcadi, Ebridi e Caithness valgono ${worth(worths, EACH)}, se le controlli in quel momento.`,
    visits: ({ points: n }) => `Va’ a sud con le navi per altre prime visite, ${points(n)} ciascuna.`,
    cumbria: ({ visit, hold }) =>
      `La Cumbria vale ${visit.points} alla prima visita e ${worth(hold)}, se la controlli in quel momento.`,
  },
  dubliners: {
    late: () =>
      'Arrivi tardi e con pochi: marcia compatto, prendi una preda e tienila fino alla fine del round.',
    olaf: (round) => `Nel round ${round} Olaf guida una grande invasione.`,
    prizes: ({ york, cumbria }) => `York vale ${worth(york)}, la Cumbria ${worth(cumbria)}.`,
  },
  danes: {
    raid: ({ rounds, points: n }) =>
      `Fai razzie in gruppi forti ${inRounds(rounds)}: ogni area in cui ti trovi prima di ripartire vale ${n}.`,
    brothers: ({ york, others }) =>
      `Invadi il nord e l’est con i fratelli ${inRounds(york.rounds)}: York ${york.points}, quasi tutte le altre ${others.points}.`,
    hold: ({ york, east }) =>
      `York vale ${worth(york)}; Essex, Lindsey, Norfolk, Mercia del Nord e Suffolk ${worth(east, EACH)}.`,
    cnut: ({ round, points: n }) =>
      `Nel round ${round} Cnut è re, per ${points(n)}, se hai il doppio delle aree inglesi di chiunque altro.`,
    svein: (round) => `Conserva qualcosa per Svein nel round ${round}.`,
  },
  norwegians: {
    landing: ({ force, york, mercia, rest }) =>
      `Nel round ${force.round} sbarchi con ${force.infantry} armate e Harald, e muovi e combatti due volte: York vale ${york.points}, la Mercia del Nord ${mercia.points}, Bernicia, Cheshire e March ${rest.points} ciascuna, anche se poi prosegui.`,
    harald: ({ king, hold }) =>
      `Tieni Harald al sicuro: vivo porta nuove armate ${inRounds(king.rounds)} e una pretesa alla corona, che vale ${king.points}. Ogni area d’Inghilterra vale ${worth(hold)}.`,
  },
  saxons: {
    aelle: (round) => `Nel round ${round} sbarca con Aelle e popola le terre aperte del sud-est.`,
    essex: (one) => `L’Essex vale ${worth([one])}.`,
    core: (worths) => `Avalon, Downlands, Essex, Hwicce, Sussex e Wessex valgono ${worth(worths, EACH)}.`,
    votes: ({ rounds, points: n }) => `Cerca voti per il Bretwalda ${inRounds(rounds)}: ${points(n)}.`,
    burhs: (of) => `Se sei debole costruisci burh ${inRounds(of)}.`,
    king: ({ rounds, points: n }) =>
      `Sii re ${atEndOf(rounds)}: ${points(n)} e un’armata${plural(rounds.length, '', ' ogni volta')}.`,
  },
  jutes: {
    kent: ({ pieces, kent }) => `${pieces} armate, un solo scopo: il Kent, che vale ${worth(kent)}.`,
    shore: (worths) => `Essex, Sussex e Wessex valgono ${worth(worths, EACH)}.`,
    land: () => 'Sbarca presto e riempi il Kent.',
    quiet: () =>
      'Fa’ in modo che i Sassoni guardino altrove; una piccola nazione che non disturba vive a lungo.',
  },
  angles: {
    ida: ({ round, norfolk, north }) =>
      `Con Ida invadi nel round ${round}: Norfolk ${norfolk}, e Bernicia, Dunedin, Lothian, Mercia del Nord e York ${north} ciascuna.`,
    north: (worths) => `Bernicia, Lothian, Mercia del Nord e York valgono ${worth(worths, EACH)}.`,
    oswiu: (round) => `Tieni la Bernicia per Oswiu nel round ${round}, o non verrà.`,
    offa: (round) => `Tieni la Mercia del Nord per Offa nel round ${round}, o non verrà.`,
    brigantes: () => 'Lascia che i Briganti si sottomettano invece di inseguirli.',
    danes: (round) => `Aspettati i Danesi nel round ${round}.`,
  },
  normans: {
    landing: ({ round, infantry, cavalry }) =>
      `Nel round ${round} invadi con ${infantry} fanterie, ${cavalry} cavallerie e Guglielmo.`,
    prizes: ({ essex, wessex, rest }) =>
      `Essex vale ${essex.points}, Wessex ${wessex.points}, Kent, Mercia del Sud, Suffolk e Sussex ${rest.points} ciascuna.`,
    harold: ({ points: n, own }) =>
      `Se Harold cade per mano tua, dei Norvegesi o dei Danesi ottieni ${n}, e altri ${own} se sei stato tu.`,
    william: ({ king, hold }) =>
      `Tieni vivo Guglielmo per i rinforzi e la corona, che vale ${points(king.points)} ${inRounds(king.rounds)}. Ogni area d’Inghilterra vale ${worth(hold)}.`,
  },
};

export const CENTRE_ADVICE: CentreWords = {
  centres: ({ areas, points: n, others }) =>
    `${cap(list(areas.map(place)))} sono i tuoi centri di punteggio: ognuno vale ${points(n)} alla fine di ogni round, ogni altra area ${others}.`,
  landing: ({ round, armies, seas, more }) =>
    `Nel round ${round} sbarchi con ${count(armies, 'armata', 'armate')} ${list(seas.map(fromPlace), true)}${more.length === 0 ? '' : `; altre seguono ${inRounds(more)}`}.`,
  rally: (of) =>
    `I rinforzi compaiono a terra ${inRounds(of)}, insieme, in un’area che controlli o in un tuo centro vuoto.`,
};

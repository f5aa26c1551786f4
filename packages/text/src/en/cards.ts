import type { GameState, LeaderId, NationId } from '@bretwalda/engine';
import { adviceOf, type GeneralWords, generalAdvice } from '../advice.ts';
import { ADVICE, CENTRE_ADVICE, rounds } from './advice.ts';
import { plural } from './numbers.ts';

const STORIES: Readonly<Record<NationId, string>> = {
  romans:
    'In 43 the emperor Claudius sent four legions across the Channel. Within two generations the south was a province with towns, baths and straight roads, and Agricola had marched to the edge of the Highlands. Hadrian drew the line with a wall. Around 410 the cities were told to see to their own defence, and the eagles were gone.',
  'romano-british':
    'When the army left, landowners and townsmen who felt Roman carried on alone. They hired Saxons against the Picts and lived to regret it. Gildas, a monk of the sixth century, remembers a great victory at Badon; later ages gave it to Arthur.',
  belgae:
    'The peoples of the south-east had cousins in Gaul, struck coins and drank Italian wine long before the legions came. In the year 60 Boudicca, queen of the Iceni, was flogged and robbed by Roman officials. Her revolt burned Colchester, London and St Albans before it was crushed.',
  welsh:
    'Silures and Ordovices fought Rome from their hills for thirty years. After the legions, kings of Gwynedd, Powys and Dyfed called themselves fellow countrymen, Cymry. In 633 Cadwallon killed King Edwin and was master of Northumbria for a year. Offa built a dyke to keep them out.',
  brigantes:
    'The largest tribe of the island held the Pennines from sea to sea. Queen Cartimandua kept the peace with Rome until her husband overthrew her. After the legions, Britons of the same lands founded the kingdoms of Rheged and Strathclyde, which outlived all the others.',
  caledonians:
    'Tacitus gives them a chieftain, Calgacus, and the finest speech against empire ever put in writing: they make a desert and call it peace. They lost the battle and kept their mountains. Islands and glens hid them from Romans, Picts and Scots alike.',
  picts:
    'The painted people, said the Romans, who built two walls against them. Their carved stones still stand in the north-east, and nobody can read them. In 685 they destroyed a Northumbrian army at Dunnichen. In the ninth century their crown passed to the house of Kenneth mac Alpin, and the name was lost.',
  irish:
    'As Rome grew weak, Irish boats came for cattle and people; a boy called Patrick was one of the captives. The Déisi settled in Dyfed, others in Cornwall and Gwynedd, and set up stones with their own letters. In time they became Welsh or Cornish like their neighbours.',
  scots:
    'Scotti was the Roman word for Irish raiders. From Antrim they crossed twelve miles of sea to Argyll and founded the kingdom of Dál Riata. Fergus Mór was remembered as its founder, Columba as its saint. In the end their kings ruled the Picts as well and gave the country its name.',
  norsemen:
    'From the fjords of western Norway it is two days’ sail to Shetland. Farmers, traders and pirates by turns, they took the Orkneys, the Hebrides and Caithness and made them Norse for centuries. Ketil Flatnose was sent to bring the isles under the king and kept them for himself.',
  dubliners:
    'Vikings built a fort on the Liffey and grew rich on slaves and silver. Their kings also wanted York. Olaf Guthfrithsson lost the great battle of Brunanburh in 937, yet two years later he rode into York without a fight.',
  danes:
    'At first they came for the churches and went home. In 865 a great army came and stayed; kingdom after kingdom fell to Ivar, Halfdan and their kin, and the north and east lived by Danish law. A century and a half later Cnut ruled England together with Denmark and Norway.',
  norwegians:
    'Harald Hardrada had fought from Sicily to Constantinople before he became king of Norway. In September 1066 he landed in the Humber with three hundred ships and beat the northern earls at Fulford. Five days later Harold surprised him at Stamford Bridge; two dozen ships were enough to take the rest home.',
  saxons:
    'Sea folk from the mouth of the Elbe, first feared along the shore as raiders, then settlers who gave half the south its names. Wessex, the kingdom in the west, outlived all the others. Alfred saved it from the Danes with walls, ships and books, and his grandsons were kings of England.',
  jutes:
    'Bede says they came from Jutland under two brothers, Hengist and Horsa, hired by King Vortigern and paid in land. They took Kent, the Isle of Wight and the shore opposite. Ethelbert of Kent was the first English king to be baptised.',
  angles:
    'They left Angeln so empty, Bede heard, that it was still deserted in his day. From the Wash to the Forth they founded East Anglia, Mercia and Northumbria. Ida held Bamburgh, Oswiu made peace between two churches, Offa wrote to Charlemagne as an equal. England bears their name.',
  normans:
    'Northmen who in five generations had learned French, mounted warfare and castle building. Duke William said that Edward had promised him the crown and Harold had sworn to it. He landed at Pevensey in September 1066, won near Hastings in October and was king at Christmas. Twenty years later he had every ox in England counted.',
};

const LEADERS: Readonly<Record<LeaderId, string>> = {
  boudicca: 'Queen of the Iceni, who burned three Roman towns in the year 60.',
  arthur: 'War leader of the Britons, half memory and half legend, victor of Badon.',
  urien: 'King of Rheged, who besieged the Angles on Lindisfarne and was murdered by an ally.',
  'fergus-mor-mac-erc': 'King of Dál Riata around 500, from whom the kings of the Scots claimed descent.',
  'ketil-flatnose': 'Norse lord of the Hebrides, sent by his king and loyal to himself.',
  'olaf-guthfrithsson': 'King of Dublin, beaten at Brunanburh in 937 and master of York two years later.',
  'ivar-and-halfdan': 'Brothers at the head of the great army of 865, conquerors of York.',
  cnut: 'King of England, Denmark and Norway, wiser than the tale of the tide makes him.',
  'svein-estrithson': 'King of Denmark and Cnut’s nephew, who came for York when William already had it.',
  'harald-hardrada': 'King of Norway and guardsman of Constantinople, the last great Viking.',
  aelle: 'First king of the South Saxons, named by Bede as the first overlord of the English.',
  egbert: 'King of Wessex who ended the rule of Mercia.',
  alfred: 'King of Wessex, who beat the Danes at Edington and built the burhs.',
  edgar: 'The Peaceable, rowed on the Dee by eight lesser kings, it is said.',
  harold: 'Last king of the English, who won at Stamford Bridge and fell near Hastings.',
  ida: 'First king of Bernicia, lord of the rock of Bamburgh.',
  oswiu: 'King of Northumbria, who killed Penda and chaired the synod of Whitby.',
  offa: 'King of Mercia, of the dyke and the silver penny.',
  william: 'Duke of Normandy, by the end of 1066 the Conqueror.',
};

const GENERAL: GeneralWords = {
  hand: () => 'Play all your nations as one side. A nation whose time is over may still help the next one.',
  scoring: (of) =>
    `Areas score at the end of ${rounds(of)}. Spread out before ${plural(of.length, 'it', 'these rounds')}, close up after ${plural(of.length, 'it', 'them')}.`,
  everyRound: () =>
    'Areas score at the end of every round, so land that you hold pays again and again. Give none up for a prize that you cannot keep.',
  attack: ({ leaders }) =>
    `Attack with at least 3 against 2. Against difficult terrain, 2 to 1 is poor odds${leaders ? ' without a leader' : ''}.`,
  far: () =>
    'Move the armies that are farthest away first: those that are near can then hold the enemy while others pass.',
  order: () => 'Choose the order of your battles so that the enemy has nowhere to go and you do.',
  feed: (n) =>
    `A nation can keep ${n} armies for each area. When you grow, grow outwards, or you lose what you gained.`,
  limit: ({ fedByArea, fedByClearLand }) =>
    `The land feeds ${fedByArea} armies for each area${fedByClearLand > 0 ? `, and ${fedByClearLand} more if a clear one is among them` : ''}. Beyond this population limit you hardly grow: spread out.`,
  keepLand: () =>
    'After its movement a nation must hold at least as many areas as before. Plan who stays before you plan who goes.',
  crown: ({ rounds: of, points }) =>
    `In ${rounds(of)}, ${points} points go to whoever holds most areas of England in or south of York and Cheshire.`,
  hills: () => 'A few armies in the hills are hard to remove. Remnants often score to the very end.',
  timeline: () =>
    'Check the timeline for who arrives next, and where. Do not stand in their way for 2 points.',
  compare: () =>
    'Compare each player with what their nations typically have by now, and stop only those who can still win.',
  winner: () => 'A close game between good players is won with about 235 points.',
};

export const cards = {
  story: (id: NationId): string => STORIES[id],
  /** How to play a nation from here on; nothing where its time is over. */
  advice: (state: GameState, id: NationId): readonly string[] => adviceOf(ADVICE, CENTRE_ADVICE, state, id),
  leaders: (id: LeaderId): string => LEADERS[id],
  general: (state: GameState): readonly string[] => generalAdvice(GENERAL, state),
};

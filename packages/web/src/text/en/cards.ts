import type { LeaderId, NationId } from '@bretwalda/engine';

export interface NationText {
  readonly story: string;
  readonly advice: string;
}

const NATIONS: Readonly<Record<NationId, NationText>> = {
  romans: {
    story:
      'In 43 the emperor Claudius sent four legions across the Channel. Within two generations the south was a province with towns, baths and straight roads, and Agricola had marched to the edge of the Highlands. Hadrian drew the line with a wall. Around 410 the cities were told to see to their own defence, and the eagles were gone.',
    advice:
      'You have 16 armies and no growth, only reinforcements. Whatever you occupy in rounds 1 to 3 scores: 2 for every area of England, 4 each for Alban, Dalriada, Dunedin and Mar. After round 2 only 12 armies stay, so take your risks before. In round 5 count intact forts and the areas of subjects: Cheshire, Essex and York bring 6 each.',
  },
  'romano-british': {
    story:
      'When the army left, landowners and townsmen who felt Roman carried on alone. They hired Saxons against the Picts and lived to regret it. Gildas, a monk of the sixth century, remembers a great victory at Badon; later ages gave it to Arthur.',
    advice:
      'You begin with up to eight armies and no growth in round 6. Each clear area of England is worth 2 in round 7, and every Saxon, Angle or Jute army you destroy in your own turn of rounds 6 and 7 brings 2, Aelle 6. Stand in pairs in the midlands, and let Arthur ride where the kills are.',
  },
  belgae: {
    story:
      'The peoples of the south-east had cousins in Gaul, struck coins and drank Italian wine long before the legions came. In the year 60 Boudicca, queen of the Iceni, was flogged and robbed by Roman officials. Her revolt burned Colchester, London and St Albans before it was crushed.',
    advice:
      'You will be overrun: make it cost. With four areas left, submit, and save what lives for your own turn. Then rise with Boudicca: in that turn of round 1 every Roman army or fort you destroy is worth 6, later only 2 and 4. Any English area of the south that you still hold in round 5 brings 2.',
  },
  welsh: {
    story:
      'Silures and Ordovices fought Rome from their hills for thirty years. After the legions, kings of Gwynedd, Powys and Dyfed called themselves fellow countrymen, Cymry. In 633 Cadwallon killed King Edwin and was master of Northumbria for a year. Offa built a dyke to keep them out.',
    advice:
      'Your homeland pays all game long: 4 each for Dyfed, Gwynedd and Powys, 2 for Clwyd, Cornwall, Devon and Gwent. Points outside Wales count only up to half of those inside. Submit to Rome at five areas, ask for full growth, and have an army near York in rounds 8 and 9: occupying it once brings 12.',
  },
  brigantes: {
    story:
      'The largest tribe of the island held the Pennines from sea to sea. Queen Cartimandua kept peace with Rome until her husband overthrew her. After the legions, Britons of the same north made the kingdoms of Rheged and Strathclyde, which outlived all the others.',
    advice:
      'Roman armies are worth 6 each to you, forts 2. Submit to Rome with three good areas rather than lose them all. Strathclyde is your treasure: 6 points in rounds 5 and 7, 8 in round 10, then 10. From round 6 you may submit to the Angles instead of dying, when one or two northern areas are left.',
  },
  caledonians: {
    story:
      'Tacitus gives them a chieftain, Calgacus, and the finest speech against empire ever put in writing: they make a desert and call it peace. They lost the battle and kept their mountains. Islands and glens hid them from Romans, Picts and Scots alike.',
    advice:
      'Seven armies at most, and nobody wants your rocks. The Hebrides and the Orkneys bring 4 in every scoring round, Caithness 4 in rounds 5 and 7 and 2 later. Fill them, keep peace with the Picts, and be ready for Scots and Norsemen; the difficult terrain fights for you.',
  },
  picts: {
    story:
      'The painted people, said the Romans, who built two walls against them. Their carved stones still stand in the north-east, and nobody can read them. In 685 they destroyed a Northumbrian army at Dunnichen. In the ninth century their crown passed to the house of Kenneth mac Alpin, and the name was lost.',
    advice:
      'Alban, Mar and Moray bring 4 in every scoring round, most of your neighbours’ land 2. A Roman fort is worth 6 to you, an army 2: sail and raid in rounds 4 and 5. Submit with three areas while they are still good ones, then fill up again. Above all, stay alive to the end.',
  },
  irish: {
    story:
      'As Rome grew weak, Irish boats came for cattle and people; a boy called Patrick was one of the captives. The Déisi settled in Dyfed, others in Cornwall and Gwynedd, and set up stones with their own letters. In time they became Welsh or Cornish like their neighbours.',
    advice:
      'You arrive by ones and twos. Until round 6 every army you destroy in your own turn brings 2 points, so gather at sea and strike together. Then settle: Avalon, Cheshire, Cornwall, Cumbria, Devon, Dyfed and Gwynedd bring 4 each in rounds 5 and 7, later 2. Even one army alive in round 16 scores.',
  },
  scots: {
    story:
      'Scotti was the Roman word for Irish raiders. From Antrim they crossed twelve miles of sea to Argyll and made the kingdom of Dál Riata. Fergus Mór was remembered as its founder, Columba as its saint. In the end their kings ruled the Picts as well and gave the country its name.',
    advice:
      'Raid while it pays: until round 6 every army destroyed in your own turn brings 2. In round 7 Fergus leads a great invasion; take Dalriada, Dunedin and Skye, worth 4 each from then on, and dig in. Everything else in the north brings 2.',
  },
  norsemen: {
    story:
      'From the fjords of western Norway it is two days’ sail to Shetland. Farmers, traders and pirates by turns, they took the Orkneys, the Hebrides and Caithness and made them Norse for centuries. Ketil Flatnose was sent to bring the isles under the king and kept them for himself.',
    advice:
      'In round 11 you raid and invade at once: take the Orkneys, the Hebrides and Caithness, 3 points each for occupying them and 6 each in round 13. Then go south by boat for more first visits, and have an army in Cumbria by round 13: it brings 3, then 4 and 4 again.',
  },
  dubliners: {
    story:
      'Vikings built a fort on the Liffey and grew rich on slaves and silver. Their kings also wanted York. Olaf Guthfrithsson lost the great battle of Brunanburh in 937, yet two years later he rode into York without a fight.',
    advice:
      'You come late and few. In round 13 Olaf leads a great invasion: York is worth 8 at the end of it and Cumbria 5, the rest 2. March in a body, take one prize, and hold it to the end of the round. In round 16 Cumbria still brings 4.',
  },
  danes: {
    story:
      'First they came for churches and went home. In 865 a great army came and stayed; kingdom after kingdom fell to Ivar, Halfdan and their kin, and the north and east lived by Danish law. A century and a half later Cnut ruled England together with Denmark and Norway.',
    advice:
      'In round 11 raid in strong groups: each area you stand in before you sail away brings 2. In round 12 invade the north and east with the brothers: York 8, most others 4. Hold York and East Anglia for round 13. In round 14 Cnut is king, for 8 points, if you have twice the English areas of any other; keep something for Svein in round 16.',
  },
  norwegians: {
    story:
      'Harald Hardrada had fought from Sicily to Constantinople before he became king of Norway. In September 1066 he landed in the Humber with three hundred ships and beat the northern earls at Fulford. Five days later Harold surprised him at Stamford Bridge; two dozen ships were enough to take the rest home.',
    advice:
      'You have two turns. In round 15 ten armies with Harald move and fight twice: York brings 10, North Mercia 6, Bernicia, Cheshire and March 4 each, even if you march on. Keep Harald safe: alive he brings new armies in round 16 and a claim to the crown, worth 10. Each area of England you hold at the end is worth 2.',
  },
  saxons: {
    story:
      'Sea folk from the mouth of the Elbe, first feared along the shore as raiders, then settlers who gave half of the south its names. Wessex, the kingdom in the west, outlived all the others. Alfred saved it from the Danes with walls, ships and books, and his grandsons were kings of England.',
    advice:
      'You carry your side. In round 6 land with Aelle and settle the clear land of the south-east; Essex brings 6 in round 7. Later Avalon, the Downlands, Essex, Hwicce, Sussex and Wessex bring 4 each. Seek votes for the Bretwalda, build burhs when you are weak, and be king after round 10: 8 points and an army each time.',
  },
  jutes: {
    story:
      'Bede says they came from Jutland under two brothers, Hengist and Horsa, hired by King Vortigern and paid in land. They took Kent, the Isle of Wight and the shore opposite. Ethelbert of Kent was the first English king to be baptised.',
    advice:
      'Six armies, one aim: Kent, worth 8 in round 5 and 4 ever after. Essex, Sussex and Wessex bring 4 in round 5, then 2. Land early, fill Kent, and make the Saxons look elsewhere; a small nation that bothers nobody lives long.',
  },
  angles: {
    story:
      'They left Angeln so empty, Bede heard, that it was still deserted in his day. From the Wash to the Forth they founded East Anglia, Mercia and Northumbria. Ida held Bamburgh, Oswiu made peace between two churches, Offa wrote to Charlemagne as an equal. England has their name.',
    advice:
      'Most of your points come in rounds 7 and 10. With Ida you invade in round 7: Norfolk 6, and Bernicia, Dunedin, Lothian, North Mercia and York 4 each. Hold Bernicia for Oswiu in round 9 and North Mercia for Offa in round 10, or they stay away. Let the Brigantes submit rather than hunt them, and expect the Danes in round 12.',
  },
  normans: {
    story:
      'Northmen who had learned French, horse fighting and castles in five generations. Duke William said that Edward had promised him the crown and Harold had sworn to it. He landed at Pevensey in September 1066, won near Hastings in October and was king at Christmas. Twenty years later he had every ox in England counted.',
    advice:
      'In round 15 you invade with six infantry, four cavalry and William. Essex brings 8, Wessex 6, Kent, South Mercia, Suffolk and Sussex 4. If Harold falls to you, the Norwegians or the Danes, you get 6, and 6 more if it was you. Keep William alive for reinforcements and the crown: 10 points, and 2 for each area of England you hold.',
  },
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

const GENERAL: readonly string[] = [
  'Play all your nations as one hand. A nation whose time is over may still help the next one.',
  'Areas score at the end of rounds 5, 7, 10, 13 and 16. Spread out before these rounds, close up after them.',
  'Attack with at least three against two. Against difficult terrain two to one is poor without a leader.',
  'Move the armies that are farthest away first: those that are near can then hold the enemy while others pass.',
  'Choose the order of your battles so that the enemy has nowhere to go and you have.',
  'A nation keeps two armies for each area. When you grow, grow outwards, or you lose what you gained.',
  'A few armies in the hills are hard to remove. Remnants often score to the very end.',
  'Look at who arrives next on the timeline, and where. Do not stand in their way for two points.',
  'Compare each player with what their nations usually have by now, and stop only those who can still win.',
  'A close game between good players is won with about 235 points.',
];

export const cards = {
  nations: (id: NationId): NationText => NATIONS[id],
  leaders: (id: LeaderId): string => LEADERS[id],
  general: GENERAL,
};

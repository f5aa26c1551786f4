import type { ScenarioId } from '@bretwalda/engine';

export interface ScenarioText {
  readonly title: string;
  readonly line: string;
  readonly history: string;
  /** How long it takes with people at the table. */
  readonly hours: string;
  readonly bestFor: string;
}

const SCENARIOS: Readonly<Record<ScenarioId, ScenarioText>> = {
  'standard-4': {
    title: 'The full game',
    line: 'From the legions of Claudius to William in the hall at Westminster.',
    history:
      'In the year 43, sixteen Roman armies wait in the Channel. Behind them come a thousand years of settlers, saints and sea kings. Kingdoms rise, elect a Bretwalda, fall to the Danes and rise again under one crown, until four men claim England in a single autumn. Seventeen nations, four players: the most points wins.',
    hours: '4 to 5 hours',
    bestFor: 'The game at its best: even sides and no player idle for long.',
  },
  'standard-3': {
    title: 'Three thrones',
    line: 'The whole of history, with five or six nations for each player.',
    history:
      'All of British history from Claudius to the Conqueror, for three players. The Danes and the Jutes march with Rome’s heirs; the Normans belong to the people who were here first. With more nations each, you are never out of the action, and every age sets you against both of the others.',
    hours: 'about 4 hours',
    bestFor: 'Three players with an evening and no wish to wait.',
  },
  'standard-5': {
    title: 'Five hearths',
    line: 'The whole of history, with fewer nations each and shorter plans.',
    history:
      'Five players share the seventeen nations, so each has three or four peoples to care for and every one of them counts. The Saxons stand with the hardy folk of the far north, the Normans with the Brigantes. Friends and foes change with the centuries: whoever helped you against Rome may land on your shore as a Dane.',
    hours: 'about 5 hours',
    bestFor: 'Five players who like to bargain.',
  },
  'short-3': {
    title: 'After the legions',
    line: 'Rome has gone. Saxons, Angles and Jutes are at the door.',
    history:
      'It is the year 430. The legions have left, and the Romano-British hold what they can between York and the Severn. Jutes sit in Kent, Saxons on the south coast, Angles in the east. In eight rounds the newcomers found kingdoms, Arthur has his hour, and at last the dragon ships appear in the north.',
    hours: 'about 2 hours',
    bestFor: 'Three players, and a good second game.',
  },
  'two-early': {
    title: 'Eagles',
    line: 'Rome, with help in the north, against the peoples of the island.',
    history:
      'Claudius needs a triumph, and Britain will provide it. One player leads the legions, and with them the Caledonians and the Scots; the other speaks for the tribes of the south, the hills of Wales, the Brigantes and the Picts, and later for the raiders who test the shore. In this scenario, tribes that are beaten back far enough must submit. At the end of five rounds the Limes is counted, fort by fort.',
    hours: 'about 1 hour',
    bestFor: 'A first game: few rules at a time, and the Romans to try them with.',
  },
  'two-germanic': {
    title: 'Keels from the east',
    line: 'The settlers of the east against those who were here before.',
    history:
      'The walls of Rome still stand, but nobody is paid to guard them. Angles, Saxons and Jutes come with their families, and Irish and Scots cross from the west. Against them stand the Romano-British and the Belgae who have learned Roman ways, the Welsh, the Brigantes and the peoples of the far north. Five rounds, from 430 to 785, decide whose tongue England will speak.',
    hours: 'about 1 hour',
    bestFor: 'Two players who want great invasions and Arthur’s defence.',
  },
  'two-vikings': {
    title: 'Dragon prows',
    line: 'Danes, Dubliners and Norsemen against everyone else.',
    history:
      'For two centuries the kingdoms have quarrelled among themselves. Then, from the year 785, sails appear: Norsemen among the isles, Danes along the east, Dubliners from the Irish Sea. The other player must save what can be saved with Egbert, Alfred and Edgar, and with burhs. Four rounds, three of them with a Major Invasion.',
    hours: 'about 1 hour',
    bestFor: 'Two players, one bold and one patient.',
  },
};

export const scenarios = (id: ScenarioId): ScenarioText => SCENARIOS[id];

import type { ScenarioId } from '@bretwalda/engine';
import type { ScenarioText } from '../subjects.ts';

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
  'computer-full': {
    title: 'The computer game',
    line: 'A thousand years by the rules of the computer version.',
    history:
      'The same board and the same seventeen nations, but by the rules of the commercial computer version: reinforcements come at the start of a round, a leader adds an area to the march, difficult land slows you down, and crowns and submission work differently. For those who learned Britannia on a screen.',
    hours: '4 to 5 hours',
    bestFor: 'Players who know the computer version.',
  },
  'computer-invasions': {
    title: 'The computer game, after Rome',
    line: 'From the fall of Rome to the end, by the rules of the computer version.',
    history:
      'Rome has gone in the year 430, and the game goes on to the year 1085: Saxons and Angles, Danes and Norsemen, and at last the contest for the crown. Played by the rules of the commercial computer version.',
    hours: 'about 3 hours',
    bestFor: 'Four players who would rather begin without the Romans.',
  },
  'computer-vikings': {
    title: 'The computer game, the Viking age',
    line: 'From the first dragon ships to 1066, by the rules of the computer version.',
    history:
      'Six rounds, from the year 785 to 1085. Danes, Dubliners and Norsemen come for land and plunder, the Saxons answer with burhs, and in the end four kings claim one crown. Played by the rules of the commercial computer version.',
    hours: 'about 2 hours',
    bestFor: 'Four players who want a short game with a great finish.',
  },
  'redux-4': {
    title: 'reduX for four',
    line: 'Eleven rounds from the last of Rome to the Conqueror, and points in every one.',
    history:
      'The legions are gone and every area has its people. Saxons and Angles are at sea, Arthur gathers two armies, and three centuries later come the men of the north. Armies are all there is: no leaders, no forts, no submission. Each nation has three centres that count more than other land, and at the end of every round all of them score.',
    hours: 'about 2 hours',
    bestFor: 'Four players who want it all in one evening.',
  },
  'redux-3': {
    title: 'reduX for three',
    line: 'The lighter game, with five nations for each player.',
    history:
      'Three players share fifteen nations. Everybody has old peoples to keep alive and invaders who come by sea, so nobody sits out a round. Hold your centres, give up no land, and keep an eye on England: whoever holds most of its south at the end wears the crown.',
    hours: 'about 2 hours',
    bestFor: 'Three players who like to have many irons in the fire.',
  },
  'redux-5': {
    title: 'reduX for five',
    line: 'The lighter game, with three nations for each player.',
    history:
      'Fifteen nations, five players, three peoples each: short plans and quick turns. Some lead the hosts that land early, others wait for Danes, Norwegians or Normans and must make their small kingdoms last until then.',
    hours: 'about 2 hours',
    bestFor: 'Five players and one evening.',
  },
  'redux-short-4': {
    title: 'reduX, short',
    line: 'Eight rounds: from Arthur to the Danes.',
    history:
      'The same lighter game, but it ends while the Danes are still settling, long before the last contest for the crown. Eight rounds, points in each, and eight more for whoever holds most of the south of England when the last is counted.',
    hours: 'about 1 hour',
    bestFor: 'A first try of reduX, or a game after dinner.',
  },
};

/** The words of a scenario; one from elsewhere has only its id. */
export const scenarios = (id: ScenarioId): ScenarioText =>
  SCENARIOS[id] ?? { title: id, line: '', history: '', hours: '', bestFor: '' };

import { battle } from './battle.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { decisions } from './decisions.ts';
import { events } from './events.ts';
import { game } from './game.ts';
import { handbook } from './handbook.ts';
import { hints } from './hints.ts';
import { keep } from './keep.ts';
import { letters } from './letters.ts';
import { list } from './list.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { offline } from './offline.ts';
import { online } from './online.ts';
import { pages } from './pages.ts';
import { phases } from './phases.ts';
import { pointsFor, pointsReason } from './points.ts';
import { reasons } from './reasons.ts';
import { record } from './record.ts';
import { refusals } from './refusals.ts';
import { scenarios } from './scenarios.ts';
import { start } from './start.ts';
import { tableRules } from './table-rules.ts';
import { terms } from './terms.ts';
import { variants } from './variants.ts';
import { windows } from './windows.ts';

export const en = {
  names,
  refusals,
  log,
  pointsReason,
  pointsFor,
  reasons,
  decisions,
  phases,
  hints,
  cards,
  scenarios,
  variants,
  tableRules,
  events,
  game,
  record,
  keep,
  offline,
  online,
  board,
  windows,
  list,
  letters,
  handbook,
  start: { ...start, ...pages },
  battle,
  terms,
};

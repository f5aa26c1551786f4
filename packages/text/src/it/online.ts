import { account } from './online/account.ts';
import { clock } from './online/clock.ts';
import { cups } from './online/cups.ts';
import { frame } from './online/frame.ts';
import { history } from './online/history.ts';
import { lobby } from './online/lobby.ts';
import { notices } from './online/notices.ts';
import { orders } from './online/orders.ts';
import { play } from './online/play.ts';
import { player } from './online/player.ts';
import { refusals } from './online/refusals.ts';
import { reports } from './online/reports.ts';
import { table } from './online/table.ts';
import { talk } from './online/talk.ts';

/** The words of all that needs a server. */
export const online = {
  account,
  clock,
  cups,
  frame,
  history,
  lobby,
  notices,
  orders,
  play,
  player,
  refusals,
  reports,
  table,
  talk,
};

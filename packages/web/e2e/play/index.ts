export { fightAll, onward, type Press } from './battle.ts';
export { Board } from './board.ts';
export { choose, newGame, openStartWith, option, seatOf } from './new-game.ts';
export { Screen } from './screen.ts';
export { untilTurn } from './turns.ts';
export { arrowTo, tabTo } from './keys.ts';
export { Orders } from './orders.ts';
export { playToEnd } from './script.ts';

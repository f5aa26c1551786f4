export { fightAll, onward, type Press } from './battle.ts';
export { Board } from './board.ts';
export { arrowTo, tabTo } from './keys.ts';
export { choose, newGame, openStartWith, option, seatOf } from './new-game.ts';
export { Orders } from './orders.ts';
export { Screen } from './screen.ts';
export { playToEnd } from './script.ts';
export { expectNoSideways, pinch, swipe } from './touch.ts';
export { untilTurn } from './turns.ts';

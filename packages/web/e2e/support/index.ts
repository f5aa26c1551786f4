export { axe, violations } from './axe.ts';
export { type Choices, giveFile, openGame, openStart, withSettings } from './game.ts';
export { ownServer, untilOnDevice } from './offline.ts';
export { expect, test } from './test.ts';

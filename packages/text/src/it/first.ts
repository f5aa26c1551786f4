import { scenarios } from './scenarios.ts';
import { start } from './start.ts';

export const first = { start, scenarios };

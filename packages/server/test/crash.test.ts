import { describe, it } from 'vitest';
import { crash } from './support/crash.ts';

/**
 * The server is killed in the midst of play, again and again. `npm run crash` does it many times; a few times it belongs to
 * every run of the tests.
 */
const times = Number(process.env.BRETWALDA_CRASHES ?? 3);
const seed = Number(process.env.BRETWALDA_SEED ?? 1);

describe('a server that is killed in the midst of play', () => {
  it(`loses nothing and does nothing twice, ${times} times`, { timeout: 120_000 + times * 60_000 }, () =>
    crash(times, seed),
  );
});

// Tests of the screen as one file: the engine is loaded once for each error, not forty times.
import.meta.glob(
  [
    '../../packages/web/test/**/*.test.{ts,tsx}',
    // Files of their own: see vitest.config.ts.
    '!**/{storage-*,shelf,claim,promises,at-the-screen,hot-seat,happenings,battle-window}.test.{ts,tsx}',
    // Whole games, every sentence of every scenario, and the code read as text.
    '!**/{whole-games,log-*,cards-in-scenario,words}.test.{ts,tsx}',
    // The map, the sounds, the handbook and the built page: they ask neither session, storage nor facts.
    '!**/{build-*,handbook*,map*,palette,token-outlines,sound}.test.ts',
  ],
  { eager: true },
);

import { buildAndLint, tool } from './tools.mjs';

// The everyday check, three minutes on two cores: it compiles, it is tidy, and the quick tests pass. npm test proves
// the rest, in the browser, too.
//   npm run check
//   npm run check -- storage battle  only tests whose files have one of these words in their path

/** Hundreds of whole games, also through servers, and computers that play them out: most of the time of all tests. */
const SLOW = [
  'packages/engine/test/{fuzz,journals}/**',
  'packages/ai/test/{strength,levels}.test.ts',
  'packages/server/test/{whole-games,secrets,crash,fuzz-server,play,guessing}.test.ts',
];

buildAndLint();
tool('vitest', ['run', ...SLOW.flatMap((files) => ['--exclude', files]), ...process.argv.slice(2)]);

import { buildAndLint, tool } from './tools.mjs';

// The everyday check, three minutes on two cores: it compiles, it is tidy, and the quick tests pass. npm test proves
// the rest, in the browser, too.
//   npm run check
//   npm run check -- storage battle  only tests whose files have one of these words in their path

buildAndLint();
tool('vitest', ['run', ...process.argv.slice(2)], { BRETWALDA_QUICK: 'yes' });

import { install, tool } from './tools.mjs';

// Writes the golden playthroughs anew, on purpose. Read the difference before you commit it.
install();
tool('vitest', ['run', 'packages/engine/test/golden'], { GOLDEN: 'write' });

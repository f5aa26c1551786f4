import { build, tool } from './tools.mjs';

// Everything that must hold: it compiles, it is tidy, every test passes.
build();
tool('tsc', ['-p', 'tsconfig.test.json']);
tool('biome', ['ci', '--error-on-warnings', '.']);
tool('vitest', ['run', ...process.argv.slice(2)]);

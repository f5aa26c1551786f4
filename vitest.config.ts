import { defineConfig } from 'vitest/config';

/**
 * Tests of plain functions share their modules, which saves a third of the time. Whatever makes other rulesets known,
 * starts threads or servers, or keeps things in a store that all share stands alone.
 */
const TOGETHER = 'packages/{engine,ai,text,table,protocol}/test/**/*.test.ts';
const ALONE = ['packages/*/test/{own-*,same-rules}.test.ts', 'packages/ai/test/worker/*.test.ts'];

/** Hundreds of whole games, also through servers, and computers that play them out: most of the time of all tests. */
const SLOW = [
  'packages/engine/test/{fuzz,journals}/**',
  'packages/ai/test/{strength,levels}.test.ts',
  'packages/server/test/{whole-games,secrets,crash,fuzz-server,play,guessing}.test.ts',
];
/** npm run check leaves them out. */
const without = process.env.BRETWALDA_QUICK === 'yes' ? SLOW : [];

/** Packages are tested from their source, not from what was compiled last. */
const conditions = ['@bretwalda/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [
    {
      name: 'compiled-code-stays-compiled',
      // Vitest would start Node with these conditions too: threads and compiled code would then load TypeScript.
      configResolved({ ssr }) {
        delete ssr.resolve?.conditions;
      },
    },
  ],
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { name: 'together', isolate: false, include: [TOGETHER], exclude: [...ALONE, ...without] },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...ALONE, 'packages/{cli,server,web}/test/**/*.test.{ts,tsx}'],
          exclude: without,
          globalSetup: ['packages/server/test/support/global.ts'],
        },
      },
    ],
  },
});

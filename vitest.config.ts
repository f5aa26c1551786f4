import { defineConfig } from 'vitest/config';

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
    include: ['packages/*/test/**/*.test.{ts,tsx}'],
    globalSetup: ['packages/server/test/support/global.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
  },
});

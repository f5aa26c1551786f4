import { defineConfig } from 'vitest/config';

/** Packages are tested from their source, not from what was compiled last. */
const conditions = ['@bretwalda/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['packages/*/test/**/*.test.{ts,tsx}'], testTimeout: 120_000, maxWorkers: '100%' },
});

import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(`./packages/${path}`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@bretwalda\/engine$/, replacement: source('engine/src/index.ts') },
      { find: /^@bretwalda\/ai$/, replacement: source('ai/src/index.ts') },
      { find: /^@bretwalda\/ai\/pool$/, replacement: source('ai/src/worker/index.ts') },
      { find: /^@bretwalda\/ai\/worker$/, replacement: source('ai/src/worker/web.ts') },
    ],
  },
  test: { include: ['packages/*/test/**/*.test.{ts,tsx}'], testTimeout: 120_000, maxWorkers: '100%' },
});

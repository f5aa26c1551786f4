import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (name: string) => fileURLToPath(new URL(`./packages/${name}/src/index.ts`, import.meta.url));

export default defineConfig({
  resolve: { alias: { '@bretwalda/engine': source('engine'), '@bretwalda/ai': source('ai') } },
  test: { include: ['packages/*/test/**/*.test.ts'], testTimeout: 120_000, maxWorkers: '100%' },
});

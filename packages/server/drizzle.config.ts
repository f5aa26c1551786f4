import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/schema/*.ts', './src/accounts/schema.ts'],
  out: './migrations',
});

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstStyle } from './build/first-style.ts';
import { fonts } from './build/fonts.ts';
import { licenceFile } from './build/licences.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';
import { shell } from './build/shell.ts';

export default defineConfig({
  base: './',
  plugins: [react(), fonts(), shell(), firstStyle(), policy(), licenceFile(), offline()],
  // The other packages from their source, not from what was compiled last.
  resolve: { conditions: ['@bretwalda/source', ...defaultClientConditions] },
  // Text that is parsed at run time is read faster than a large object in a script.
  json: { stringify: true },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      output: {
        // React and the rules change rarely: in files of their own they stay in the cache when the screen changes.
        // All else that the first page needs comes as one file instead of a dozen small ones; without main.tsx, which
        // waits for a language: that imports from this file and must not wait for main.tsx in turn.
        codeSplitting: {
          groups: [
            { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            { name: 'engine', test: /[\\/]packages[\\/]engine[\\/]src[\\/]/, priority: 2 },
            { name: 'start', tags: ['$initial'], test: /^(?!.*[\\/](main\.tsx|index\.html)$)/, priority: 1 },
          ],
        },
      },
    },
  },
});

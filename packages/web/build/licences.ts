import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Everything of others that the built game contains. Their licences ask to be passed on with it. */
const SHIPPED = [
  'react',
  'react-dom',
  'scheduler',
  'lucide-react',
  'idb',
  'marked',
  '@fontsource/im-fell-english-sc',
  '@fontsource/im-fell-english',
  '@fontsource-variable/source-sans-3',
];

/** Some packages hide their package.json; their folder is found from any file they show. */
function folderOf(name: string): string {
  const places = require.resolve.paths(name) ?? [];
  for (const place of places) {
    try {
      const path = `${place}/${name}`;
      readFileSync(`${path}/package.json`);
      return path;
    } catch {
      // not here, then further up
    }
  }
  throw new Error(`The package ${name} is not installed.`);
}

export function licences(): string {
  const parts = SHIPPED.map((name) => {
    const folder = folderOf(name);
    const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      readonly version: string;
      readonly license: string;
    };
    return `${name} ${version} (${license})\n\n${readFileSync(`${folder}/LICENSE`, 'utf8').trim()}\n`;
  });
  return `Bretwalda contains the following libraries and fonts.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}

/** Writes licences.txt beside the page. */
export function licenceFile(): Plugin {
  return {
    name: 'bretwalda-licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() });
    },
  };
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
const OUTPUT = 'sw.js';
/** Not needed to play: maps for debugging, copies compressed beforehand, and what each server answers itself. */
const LEFT_OUT = /(\.map|\.br|\.gz|^sw\.js|^server\.json)$/;

const sumOf = (data: Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 32);

/** Every built file of a folder with the sum of its content, in a fixed order. */
export function listFiles(folder: string): Readonly<Record<string, string>> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
  return Object.fromEntries(files.map((file) => [file, sumOf(readFileSync(`${folder}/${file}`))]));
}

/** The service worker as a classic script, with the list put in. */
export async function makeWorker(files: Readonly<Record<string, string>>): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
  const script = code.replace(/^export\s*\{\s*\};?\s*$/m, '').replace(/^\/\/# sourceMappingURL=.*$/m, '');
  const whole = `(() => {\nconst FILES = ${JSON.stringify(files)};\n${script}})();`;
  return (await minify(OUTPUT, whole)).code;
}

/** Writes the service worker when everything else has been written, so that it knows all files. */
export function offline(): Plugin {
  return {
    name: 'bretwalda-offline',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) throw new Error('The build has no output folder.');
      writeFileSync(`${dir}/${OUTPUT}`, await makeWorker(listFiles(dir)));
    },
  };
}

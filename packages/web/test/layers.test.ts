import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/**
 * The folders of the screen from the lowest to the highest. A file may import from its own folder and from lower ones;
 * folders on one line do not import each other. `main.tsx` stands above them all.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['base', 'style'],
  ['language'],
  ['ui'],
  ['facts'],
  ['tokens'],
  ['map'],
  ['storage'],
  ['session'],
  ['local', 'sound', 'offline', 'online'],
  ['windows'],
  ['panels'],
  ['pages'],
  ['app'],
  ['main.tsx'],
];

/** Folders of components: their hooks have files of their own. Below them a hook may stand beside the store it reads. */
const COMPONENTS: readonly string[] = ['ui', 'tokens', 'map', 'windows', 'panels', 'pages', 'app'];

const src = fileURLToPath(new URL('../src/', import.meta.url));
const read = (file: string): string => readFileSync(src + file, 'utf8');
const folderOf = (file: string): string => file.split('/')[0] as string;
const levelOf = (file: string): number => LAYERS.findIndex((folders) => folders.includes(folderOf(file)));

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.\w+$/.test(file));
const sources = files.filter((file) => /\.tsx?$/.test(file));

const importsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/(?:from|import\(|import) ?'(\.[^']+)'/g)].map(([, target]) =>
    new URL(target as string, `file:///${file}`).pathname.slice(1),
  );

const mayImport = (file: string, target: string): boolean =>
  folderOf(file) === folderOf(target) || (levelOf(target) >= 0 && levelOf(target) < levelOf(file));

describe('the shape of the screen', () => {
  it('every folder is a layer, and imports go one way', () => {
    const wrong = sources.flatMap((file) =>
      importsOf(file)
        .filter((target) => !mayImport(file, target))
        .map((target) => `${file} imports ${target}`),
    );
    expect(sources.length).toBeGreaterThan(200);
    expect(sources.filter((file) => levelOf(file) < 0)).toEqual([]);
    expect(wrong).toEqual([]);
  });

  it('no two files have the same name', () => {
    const names = files.map((file) => basename(file).toLowerCase());
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('there are no barrels', () => {
    expect(sources.filter((file) => /^index\./.test(basename(file)))).toEqual([]);
  });

  it('hooks stand in files named use-*', () => {
    const exportsHook = (file: string) => /^export (?:function|const) use[A-Z]/m.test(read(file));
    const isHookFile = (file: string) => basename(file).startsWith('use-');
    const strays = sources.filter(
      (file) => COMPONENTS.includes(folderOf(file)) && exportsHook(file) && !isHookFile(file),
    );
    expect(strays).toEqual([]);
    expect(sources.filter((file) => isHookFile(file) && !exportsHook(file))).toEqual([]);
  });
});

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Alias, createServer, type Plugin } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The page is seen without programs, so styles, fonts and the picture go first. */
const PROGRAM = /<(script type="module"|link rel="modulepreload")/g;
const PLACE = '<!-- shell -->';

/** The start page as React first draws it, by language and saved games (src/pages/start/shell.tsx). */
async function draw(alias: readonly Alias[]): Promise<Readonly<Record<string, string>>> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: [...alias] },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawShells } = await server.ssrLoadModule('/src/pages/start/shell.tsx');
    return drawShells();
  } finally {
    await server.close();
  }
}

const classesOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => (names ?? '').split(' ')).flat();

/** Writes the start page into index.html, so that it is seen before any program has come. */
export function shell(): Plugin {
  let alias: readonly Alias[] = [];
  return {
    name: 'bretwalda-shell',
    apply: 'build',
    configResolved: (config) => {
      alias = config.resolve.alias;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const shells = await draw(alias);
        const styles = Object.values(bundle ?? {})
          .map((file) => ('source' in file && file.fileName.endsWith('.css') ? String(file.source) : ''))
          .join('');
        for (const name of new Set(classesOf(Object.values(shells).join(''))))
          if (name.startsWith('_') && !styles.includes(`.${name}`))
            throw new Error(
              `The start page in index.html has the class ${name}, which the style sheets lack.`,
            );
        const templates = Object.entries(shells).map(
          ([name, page]) => `<template data-shell="${name}">${page}</template>`,
        );
        return html.replace(PLACE, () => templates.join('\n    ')).replace(PROGRAM, '$& fetchpriority="low"');
      },
    },
  };
}

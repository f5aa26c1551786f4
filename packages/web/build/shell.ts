import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The page is seen without programs, so styles, fonts and the picture go first. */
const PROGRAM = /<(script type="module"|link rel="modulepreload")/g;
const PLACE = '<!-- shell -->';

/** The start page as React first draws it, by language and saved games (src/pages/start/shell.tsx). */
async function draw({
  alias,
  conditions,
}: ResolvedConfig['resolve']): Promise<Readonly<Record<string, string>>> {
  const server = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: [...alias] },
    ssr: { resolve: { conditions: [...conditions] } },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { drawShells } = await server.ssrLoadModule('/src/pages/start/shell.tsx');
    return await drawShells();
  } finally {
    await server.close();
  }
}

const classesOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names]) => (names ?? '').split(' ')).flat();

/** Writes the start page into index.html, so that it is seen before any program has come. */
export function shell(): Plugin {
  let resolve: ResolvedConfig['resolve'];
  return {
    name: 'bretwalda-shell',
    apply: 'build',
    configResolved: (config) => {
      resolve = config.resolve;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const shells = await draw(resolve);
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

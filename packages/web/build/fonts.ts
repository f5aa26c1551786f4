import type { Alias, HtmlTagDescriptor, Plugin } from 'vite';
import { cutFont } from './font-cut.ts';
import { TITLE_LETTERS } from './font-letters.ts';

/** Fonts that src/style/fonts.css asks for as `@cut-fonts/<name>.woff2`. */
const FONTS = {
  'im-fell-english-sc': '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2',
  'im-fell-english-italic': '@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2',
};

/** Most of what the first page shows; the one line in italics waits until the style sheet asks for it. */
const FIRST = ['im-fell-english-sc', 'source-sans-3-latin-wght-normal'];

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
});

const isFirst = (file: string): boolean =>
  FIRST.some((name) => file.includes(`/${name}-`) && file.endsWith('.woff2'));

/** Cuts the title fonts to the letters of both languages and preloads those of the first page. */
export function fonts(): Plugin {
  return {
    name: 'bretwalda-fonts',
    async config() {
      const alias: Alias[] = [];
      for (const [name, source] of Object.entries(FONTS)) {
        const path = await cutFont(source, TITLE_LETTERS, name);
        alias.push({ find: `@cut-fonts/${name}.woff2`, replacement: path });
      }
      return { resolve: { alias } };
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(isFirst)
          .sort()
          .map(preload),
    },
  };
}

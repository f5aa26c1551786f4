import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Most of what the first page shows; the one line in italics waits until the style sheet asks for it. */
const FIRST = ['im-fell-english-sc', 'source-sans-3-latin-wght-normal'];

const preload = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  injectTo: 'head',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `./${file}` },
});

const isFirst = (file: string): boolean =>
  FIRST.some((name) => file.includes(`/${name}-`) && file.endsWith('.woff2'));

/** Preloads the fonts of the first page. */
export function fonts(): Plugin {
  return {
    name: 'bretwalda-fonts',
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

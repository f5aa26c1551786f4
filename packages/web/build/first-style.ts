import type { Plugin, Rolldown } from 'vite';

const LINK = /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+\.css)"[^>]*>/;

const isStyle = (
  file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined,
): file is Rolldown.OutputAsset => file?.type === 'asset' && file.fileName.endsWith('.css');

/** From the folder of the style sheet to that of the page. */
const moved = (css: string): string =>
  css.replace(/url\(\.\.\//g, 'url(./').replace(/url\(\.\/(?=[^/)]+\))/g, 'url(./assets/');

/**
 * Puts the style sheet of the first page into index.html: one journey less before it is seen. A link stays that nothing
 * waits for, because other pages look whether the style sheet is there and would put it after their own otherwise.
 */
export function firstStyle(): Plugin {
  return {
    name: 'bretwalda-first-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const [link, name = ''] = LINK.exec(html) ?? [];
        const file = bundle?.[name];
        if (!link || !isStyle(file)) throw new Error('index.html has no style sheet.');
        const style = `<style>${moved(String(file.source)).trim()}</style>`;
        return html.replace(link, () => `${style}\n    ${link.replace('>', ' media="print">')}`);
      },
    },
  };
}

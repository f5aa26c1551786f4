import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What the page may load and run: its own files and nothing else. scripts/serve.mjs sends the same as a header. */
const RULES: readonly (readonly [string, string])[] = [
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['style-src', "'self'"],
  ['style-src-attr', "'unsafe-inline'"],
  ['font-src', "'self'"],
  ['img-src', "'self' data: blob:"],
  ['connect-src', "'self'"],
  ['worker-src', "'self'"],
  ['manifest-src', "'self'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
];

const INLINE = { 'script-src': /<script>([\s\S]*?)<\/script>/g, 'style-src': /<style>([\s\S]*?)<\/style>/g };

const hashed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy for a page, with the sums of the few lines that stand in the page itself. */
export function policyFor(html: string): string {
  const extra = (rule: string): readonly string[] => {
    const pattern = rule === 'script-src' || rule === 'style-src' ? INLINE[rule] : undefined;
    return pattern ? Array.from(html.matchAll(pattern), ([, text]) => hashed(text ?? '')) : [];
  };
  return RULES.map(([rule, value]) => [rule, value, ...extra(rule)].join(' ')).join('; ');
}

const CHARSET = /<meta charset="[^"]*"\s*\/?>/;

/** Writes the policy into the built page, before anything that it governs, so that it holds on any host. */
export function policy(): Plugin {
  return {
    name: 'bretwalda-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!CHARSET.test(html)) throw new Error('index.html does not begin with its charset.');
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html)}" />`;
        return html.replace(CHARSET, (charset) => `${charset}\n    ${meta}`);
      },
    },
  };
}

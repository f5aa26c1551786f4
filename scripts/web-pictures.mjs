import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { browserArguments, findBrowser } from './browser.mjs';
import { startServer } from './serve.mjs';
import { option, root } from './tools.mjs';

// Draws the board of the start page as files of their own, light and dark: the sheet as SVG, and for phones a strip of
// it as WebP. Only needed after the map or the tokens have changed, with the game built; the results are kept with the code.
const folder = join(root, 'packages', 'web', 'public', 'pictures');
const built = option('folder', join(root, 'packages', 'web', 'dist'));
const { chromium } = createRequire(`${root}packages/web/package.json`)('@playwright/test');

/** Parts of the sheet: without its frame; for phones the south, as wide as the sheet. */
const WHOLE = [10, 15, 980, 1470];
const STRIP = [10, 700, 980, 560];
const STRIP_PIXELS = 960;
const STRIP_QUALITY = 50;

/** Runs in the page: the picture of the story as SVG that needs nothing from outside. */
function draw([x, y, width, height]) {
  const INHERITED = [
    ['fill', 'rgb(0, 0, 0)'],
    ['fill-opacity', '1'],
    ['fill-rule', 'nonzero'],
    ['stroke', 'none'],
    ['stroke-width', '1px'],
    ['stroke-opacity', '1'],
    ['stroke-linecap', 'butt'],
    ['stroke-linejoin', 'miter'],
    ['stroke-dasharray', 'none'],
    ['text-anchor', 'start'],
  ];
  const OWN = [
    ['opacity', '1'],
    ['clip-path', 'none'],
    ['overflow', 'visible'],
  ];
  const KEPT = [
    'd',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'width',
    'height',
    'offset',
  ];
  const MORE = [
    'transform',
    'viewBox',
    'href',
    'id',
    'patternUnits',
    'patternTransform',
    'stop-color',
    'stop-opacity',
  ];
  const usual = Object.fromEntries(INHERITED);
  const classes = new Map();
  const wanted = new Set();
  const round = (text) =>
    text.replace(/-?\d*\.\d{2,}/g, (number) => String(Number(Number(number).toFixed(2))));
  const hex = (text) =>
    text.replace(
      /rgb\((\d+), (\d+), (\d+)\)/g,
      (_, ...parts) =>
        `#${parts
          .slice(0, 3)
          .map((part) => Number(part).toString(16).padStart(2, '0'))
          .join('')}`,
    );
  const tidy = (value) =>
    hex(value)
      .replace(/(\d)px/g, '$1')
      .replace(/url\("[^"]*#/g, 'url("#')
      .replaceAll('"', '');

  function look(element, inherited) {
    const style = getComputedStyle(element);
    const now = { ...inherited };
    const rules = [];
    for (const [name] of INHERITED) {
      now[name] = style.getPropertyValue(name);
      if (now[name] !== inherited[name]) rules.push(`${name}:${tidy(now[name])}`);
    }
    for (const [name, plain] of OWN) {
      const value = style.getPropertyValue(name);
      if (value !== plain && !(name === 'overflow' && element.tagName !== 'symbol'))
        rules.push(`${name}:${tidy(value)}`);
    }
    if (element.tagName === 'text') rules.push(`font:700 ${style.fontSize} Arial,sans-serif`);
    return [now, rules.join(';')];
  }

  /** Long outlines that are drawn more than once stand in the file once. */
  const outlines = new Map();
  function outline(element) {
    const d = element.getAttribute('d') ?? '';
    if (element.tagName !== 'path' || d.length < 1500) return undefined;
    if (!outlines.has(d)) outlines.set(d, `o${outlines.size}`);
    return outlines.get(d);
  }

  const SHAPES = ['path', 'circle', 'rect', 'ellipse', 'line', 'polygon'];
  function write(element, inherited) {
    const [now, rules] = look(element, inherited);
    const isShape = SHAPES.includes(element.tagName);
    if (isShape && now.fill === 'none' && now.stroke === 'none') return '';
    const shared = outline(element);
    let attributes = shared ? ` href="#${shared}"` : '';
    for (const name of [...KEPT, ...MORE]) {
      const value = element.getAttribute(name);
      if (value === null || (shared && name === 'd')) continue;
      attributes += ` ${name}="${round(value)}"`;
      if (name === 'href') wanted.add(value.slice(1));
    }
    for (const [, id] of `${rules}`.matchAll(/url\(#([^)]+)\)/g)) wanted.add(id);
    if (rules) {
      if (!classes.has(rules)) classes.set(rules, classes.size.toString(36).replace(/^\d/, 'c$&'));
      attributes += ` class="${classes.get(rules)}"`;
    }
    if (shared) return `<use${attributes}/>`;
    const { children } = element;
    const inner =
      children.length > 0
        ? [...children].map((child) => write(child, now)).join('')
        : element.tagName === 'text'
          ? element.textContent
          : '';
    if (element.tagName === 'g' && inner === '') return '';
    return `<${element.tagName}${attributes}${inner === '' ? '/>' : `>${inner}</${element.tagName}>`}`;
  }

  const picture = document.querySelector('[role=img] > svg');
  const body = [...picture.children].map((child) => write(child, usual)).join('');
  const known = new Map();
  for (let left = [...wanted]; left.length > 0; left = [...wanted].filter((id) => !known.has(id))) {
    for (const id of left) {
      const found = document.getElementById(id);
      known.set(id, found && !picture.querySelector(`[id="${id}"]`) ? write(found, usual) : '');
    }
  }
  const style = [...classes].map(([rules, name]) => `.${name}{${rules}}`).join('');
  const paths = [...outlines].map(([d, id]) => `<path id="${id}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"><style>${style}</style><defs>${paths}${[...known.values()].join('')}</defs>${body}</svg>\n`;
}

const server = await startServer({ port: 0, folder: built });
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
mkdirSync(folder, { recursive: true });
for (const theme of ['light', 'dark']) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    colorScheme: theme,
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(`${server.url}#/new`);
  await page.getByTestId('story-standard-4').click();
  await page.waitForFunction(() => document.querySelectorAll('[role=img] > svg *').length > 200);
  // Badges are drawn large for small pictures; this one is shown large.
  const board = (await page.evaluate(draw, WHOLE)).replaceAll(
    'translate(12.5 -11.5) scale(1.32)',
    'translate(12 -11) scale(.82)',
  );
  writeFileSync(join(folder, `board-${theme}.svg`), board);
  const strip = await page.evaluate(draw, STRIP);
  const [, , width, height] = STRIP;
  const size = { width: STRIP_PIXELS, height: Math.round((STRIP_PIXELS * height) / width) };
  const sheet = await context.newPage();
  await sheet.setViewportSize(size);
  await sheet.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${strip}`);
  const devtools = await context.newCDPSession(sheet);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: STRIP_QUALITY });
  writeFileSync(join(folder, `strip-${theme}.webp`), Buffer.from(data, 'base64'));
  await context.close();
}
await browser.close();
await server.close();

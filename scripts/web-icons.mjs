import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { browserArguments, findBrowser } from './browser.mjs';
import { root } from './tools.mjs';

// Draws the PNG icons from icon.svg. Only needed after the emblem has changed; the results are kept with the code.
const folder = `${root}packages/web/public/`;
const { chromium } = createRequire(`${root}packages/web/package.json`)('@playwright/test');
const emblem = readFileSync(`${folder}icon.svg`, 'utf8');
const PAPER = '#e9dfc8';

// `fill` is the share of the square that the emblem takes; maskable icons may lose a fifth at each edge.
const icons = [
  { name: 'icon-192', size: 192, fill: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, fill: 1, ground: 'transparent' },
  { name: 'icon-maskable', size: 512, fill: 0.66, ground: PAPER },
  { name: 'icon-apple', size: 180, fill: 0.72, ground: PAPER },
];

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
for (const { name, size, fill, ground } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * fill);
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${ground}}svg{width:${side}px}</style>${emblem}`,
  );
  writeFileSync(`${folder}${name}.png`, await page.screenshot({ omitBackground: true }));
}
await browser.close();

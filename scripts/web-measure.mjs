import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { startServer } from './serve.mjs';
import { numberOption, option, root } from './tools.mjs';
import { measureClicks } from './web-measure-clicks.mjs';
import { measureLighthouse } from './web-measure-lighthouse.mjs';
import { measureLoad } from './web-measure-load.mjs';
import { measureMemory } from './web-measure-memory.mjs';
import { launch } from './web-measure-page.mjs';
import { tables } from './web-measure-tables.mjs';

// Measures the built page and prints Markdown, then JSON: node scripts/web-measure.mjs
//   --only load,lighthouse,clicks,memory   --folder <built page>   --json <file>   --times <visits>

const folder = option('folder');
const only = option('only', 'load,lighthouse,clicks,memory').split(',');
const times = numberOption('times', 1, 3);
const saved = (name) => readFileSync(join(root, 'docs', 'screenshots', 'games', `${name}.txt`), 'utf8');
const GAMES = ['saxons', 'danes'];

const { url, close } = await startServer({ port: 0, ...(folder && { folder }) });
const browser = await launch();
const result = {
  when: new Date().toISOString().slice(0, 10),
  processor: cpus()[0]?.model,
  cores: cpus().length,
};
const steps = {
  load: () => measureLoad(browser, url, { times }),
  lighthouse: () => measureLighthouse(url, saved('saxons'), { times }),
  clicks: () =>
    measureClicks(
      browser,
      url,
      GAMES.map((nation) => ({ nation, text: saved(nation) })),
    ),
  memory: () => measureMemory(browser, url),
};
for (const step of Object.keys(steps).filter((name) => only.includes(name))) {
  console.error(`${step} ...`);
  result[step] = await steps[step]();
}
result.load1 = loadavg()[0];
await browser.close();
await close();
console.log(tables(result));
console.log(`\n\`\`\`json\n${JSON.stringify(result)}\n\`\`\``);
if (option('json')) writeFileSync(option('json'), `${JSON.stringify(result, null, 2)}\n`);

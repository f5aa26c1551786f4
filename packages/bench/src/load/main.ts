import os from 'node:os';
import { measure, RUSH } from './measure.ts';
import { HELP, type LoadOptions, OptionError, readOptions } from './options.ts';
import { loadDatabase } from './postgres.ts';
import { report } from './report.ts';
import { measureYardstick } from './yardstick.ts';

/** A server of games under load: npm run load -- --help tells what can be chosen. */

/** Whatever happens, nothing runs on for longer. */
const LONGEST_MS = 9 * 60_000;

async function main(options: LoadOptions): Promise<void> {
  const say = (line: string) => console.error(line);
  const data = await loadDatabase(options.database);
  try {
    const found = await measure(options, data, say);
    if (options.yardstick) say('the same workload at the server of boardgame.io ...');
    const yardstick = options.yardstick ? await measureYardstick(RUSH) : [];
    const machine = {
      date: new Date().toISOString().slice(0, 10),
      node: process.version,
      postgres: data.version,
      processor: os.cpus()[0]?.model ?? '',
      cores: os.cpus().length,
    };
    if (options.json) console.log(JSON.stringify({ machine, options, found, yardstick }, null, 2));
    else console.log(report({ machine, options, found, yardstick }));
  } finally {
    await data.remove();
  }
}

setTimeout(() => {
  console.error(`Not done after ${LONGEST_MS / 60_000} minutes: it ends.`);
  process.exit(1);
}, LONGEST_MS).unref();
try {
  const options = readOptions(process.argv.slice(2));
  if (options) await main(options);
  else console.log(HELP);
} catch (error) {
  console.error((error as Error).message);
  if (error instanceof OptionError) process.exitCode = 2;
  else process.exitCode = 1;
}

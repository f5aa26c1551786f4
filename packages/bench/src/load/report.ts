import type { Spread } from './figures.ts';
import type { Found, Phase } from './measure.ts';
import type { LoadOptions } from './options.ts';
import type { YardstickFound } from './yardstick.ts';

export interface Report {
  readonly machine: Readonly<Record<string, string | number>>;
  readonly options: LoadOptions;
  readonly found: Found;
  readonly yardstick: readonly YardstickFound[];
}

const times = ({ p50, p95, p99, most }: Spread): string =>
  `p50 ${p50}, p95 ${p95}, p99 ${p99}, most ${most} ms`;

const faultsOf = (faults: Readonly<Record<string, number>>): string =>
  Object.entries(faults)
    .map(([what, count]) => `${count} × ${what}`)
    .join('; ') || 'none';

function phaseLines(phase: Phase): string[] {
  const { seconds, arrived, delay, late, faults, cpu, serverCpu, databaseCpu, commits, load } = phase;
  return [
    `  ${(arrived / seconds).toFixed(1)} actions/s, ${arrived} in ${seconds.toFixed(1)} s`,
    `  until all players of the table have it: ${times(delay)}`,
    ...(late.count > 0 ? [`  sent later than planned: ${times(late)}`] : []),
    `  faults: ${faultsOf(faults)}`,
    `  processor, each action: server ${serverCpu} ms, PostgreSQL ${databaseCpu ?? '?'} ms, players ${(cpu / arrived).toFixed(2)} ms`,
    `  ${commits} transactions of the database for each action; load of the machine ${load}`,
  ];
}

function yardstickLines(ours: Phase, { game, seconds, arrived, delay, serverCpu }: YardstickFound): string[] {
  const rates = [ours.arrived / ours.seconds, arrived / seconds] as const;
  const cpu = ours.serverCpu + (ours.databaseCpu ?? 0);
  return [
    `boardgame.io, ${game}: ${rates[1].toFixed(1)} actions/s; ${times(delay)}; server ${serverCpu} ms each`,
    `  ours has ${(rates[0] / rates[1]).toFixed(2)} times its actions/s, with PostgreSQL ${(cpu / serverCpu).toFixed(1)} times its processor time`,
  ];
}

/** The figures for people. */
export function report({ machine, options, found, yardstick }: Report): string {
  const { games, rate, seats, processes, scenario } = options;
  const { idle, open, active, steady, rush, check, gatherSeconds } = found;
  return [
    Object.values(machine).join(', '),
    `${games} games of ${scenario}, ${games * seats} players, ${processes} process${processes > 1 ? 'es' : ''} of the server; gathered in ${gatherSeconds} s`,
    '',
    `Memory: a game nobody looks at ${idle.memory} kB, open ${open.memory} kB, played ${active.memory} kB; all together ${active.resident} MB`,
    `Processor at rest, server and database: ${idle.cpuPerSecondWithout} ms a second without games, ${idle.cpuPerSecond} with ${games} idle ones, ${open.cpuPerSecond} with all open`,
    '',
    `At ${rate} actions/s:`,
    ...phaseLines(steady),
    '',
    'Twenty tables, each as fast as its players see what was done:',
    ...phaseLines(rush),
    ...yardstick.flatMap((one) => yardstickLines(rush, one)),
    '',
    `In the journals: ${check.written} actions of ${check.acknowledged} acknowledged; faults: ${faultsOf(check.faults)}`,
  ].join('\n');
}

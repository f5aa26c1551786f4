import { Crew } from './crew.ts';
import { rounded } from './figures.ts';
import type { Played } from './players.ts';
import { Program } from './program.ts';
import type { YardstickOrder } from './yardstick-players.ts';

/** What boardgame.io's server does with the same small workload. */
export interface YardstickFound extends Played {
  readonly game: string;
  /** Milliseconds of the processor, for each action. */
  readonly serverCpu: number;
}

export async function measureYardstick(work: {
  readonly tables: number;
  readonly seconds: number;
}): Promise<YardstickFound[]> {
  const program = await Program.yardstick();
  const found: YardstickFound[] = [];
  try {
    for (const game of ['counter', 'position']) {
      const crew = new Crew<YardstickOrder>('./yardstick-players.js');
      try {
        const order = { kind: 'rush', url: program.url, game } as const;
        await crew.order({ ...order, tables: 4, seconds: 1 }); // code that has run once
        const before = await program.time();
        const played = await crew.order<Played>({ ...order, ...work });
        const serverCpu = rounded(((await program.time()) - before) / Math.max(1, played.arrived), 2);
        found.push({ ...played, game, serverCpu });
      } finally {
        crew.stop();
      }
    }
  } finally {
    await program.stop();
  }
  return found;
}

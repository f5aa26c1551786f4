import { type BattleSpec, battleOdds, NO_SIDE, type RetreatPolicy, type Side } from '@bretwalda/ai';

/**
 * How long the exact odds of a battle take: the first time, when the table is filled, and again. The battles are those
 * of a game, small to large: open and difficult ground, forts and burhs, cavalry and leaders, with and without retreats.
 */

const RETREATS: readonly RetreatPolicy[] = ['stand', { kind: 'outnumbered', ratio: 1 }];

function battles(): BattleSpec[] {
  const attackers: Side[] = [];
  const defenders: Side[] = [];
  for (let infantry = 1; infantry <= 10; infantry++) {
    attackers.push({ ...NO_SIDE, infantry }, { ...NO_SIDE, infantry, cavalry: 3, leader: true });
    attackers.push({ ...NO_SIDE, infantry, strong: true });
  }
  for (let infantry = 1; infantry <= 5; infantry++) {
    defenders.push({ ...NO_SIDE, infantry }, { ...NO_SIDE, infantry, burh: 1, leader: true });
    defenders.push({ ...NO_SIDE, infantry, strong: true, fort: 1 });
  }
  return attackers.flatMap((attacker) =>
    defenders.flatMap((defender) =>
      [false, true].flatMap((difficult) =>
        RETREATS.map((attackerPolicy) => ({ attacker, defender, difficult, attackerPolicy })),
      ),
    ),
  );
}

const AGAIN = 200;

/** Times in microseconds. */
export function oddsTimes() {
  const asked = battles();
  const first = asked
    .map((spec) => {
      const start = performance.now();
      battleOdds(spec);
      return (performance.now() - start) * 1000;
    })
    .sort((a, b) => a - b);
  const start = performance.now();
  for (let i = 0; i < AGAIN; i++) for (const spec of asked) battleOdds(spec);
  const again = ((performance.now() - start) * 1000) / (AGAIN * asked.length);
  const at = (share: number): number => Math.round(first[Math.floor(share * (first.length - 1))] as number);
  return {
    battles: asked.length,
    first: { median: at(0.5), p95: at(0.95), most: at(1) },
    again: Number(again.toFixed(2)),
  };
}

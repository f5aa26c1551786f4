import { describe, expect, it } from 'vitest';
import { LAND } from '../../src/data/board.ts';
import { type AreaLine, CARDS } from '../../src/data/cards.ts';
import { NATIONS, type NationFacts, type NationId } from '../../src/data/nations.ts';

/** The scoring lines of the nation cards against the printed ones, told as text. */

const rows = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Place of an area in the alphabet, 1 to 37: a sum of them tells one set of areas from another. */
const alphabet: string[] = LAND.map((a) => a.id as string).sort();
const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const rankSum = (areas: readonly string[]): number => total(areas.map((id) => alphabet.indexOf(id) + 1));
const nations = NATIONS as readonly NationFacts[];

describe('The cards', () => {
  const areaLines = (id: NationId): [string, AreaLine][] =>
    (['occupy', 'hold', 'limes'] as const).flatMap((kind) =>
      (CARDS[id][kind] ?? []).map((line): [string, AreaLine] => [kind, line]),
    );

  it('score areas: their number, their points and the points times the place in the alphabet', () => {
    const told = nations.map(({ id }) =>
      [
        id,
        ...areaLines(id as NationId).map(([kind, { rounds, values }]) => {
          const areas = total(values.map((v) => v.areas.length));
          const points = total(values.map((v) => v.points * v.areas.length));
          const weight = total(values.map((v) => v.points * rankSum(v.areas)));
          return `${kind} ${rounds.join(' ')}: ${areas}, ${points}, ${weight}`;
        }),
      ].join(' | '),
    );
    expect(told).toEqual(
      rows(`
      romans | occupy 1 2 3: 32, 68, 1225 | limes 5: 25, 72, 1555
      romano-british | hold 7 10 13 16: 16, 32, 688
      belgae | hold 5 7 10 13 16: 13, 26, 602
      welsh | occupy 8 9: 1, 12, 444 | hold 5 7 10 13: 37, 50, 922 | hold 16: 37, 54, 972
      brigantes | hold 5: 13, 32, 652 | hold 7: 13, 42, 790 | hold 10: 13, 44, 854 | hold 13 16: 13, 34, 754
      caledonians | hold 5 7: 6, 18, 330 | hold 10 13 16: 6, 16, 322
      picts | hold 5 7 10 13 16: 13, 32, 546
      irish | hold 5 7: 7, 28, 248 | hold 10 13: 7, 14, 124 | hold 16: 37, 74, 1406
      scots | hold 5: 12, 24, 442 | hold 7 10 13 16: 12, 30, 546
      norsemen | occupy 11 12 13 14 15 16: 17, 25, 398 | hold 13: 17, 50, 842 | hold 16: 37, 82, 1522
      dubliners | hold 13: 8, 25, 432 | hold 16: 37, 47, 812
      danes | occupy 11: 37, 74, 1406 | occupy 12: 22, 67, 1520 | hold 13: 24, 64, 1430 | hold 16: 22, 60, 1340
      norwegians | occupy 15: 5, 28, 660 | hold 16: 20, 40, 840
      saxons | hold 5: 11, 22, 508 | hold 7: 16, 44, 934 | hold 10 13 16: 13, 39, 794
      jutes | hold 5: 4, 20, 500 | hold 7 10 13 16: 4, 10, 250
      angles | hold 5: 9, 18, 468 | hold 7: 15, 44, 932 | hold 10 13 16: 14, 44, 940
      normans | occupy 15: 9, 36, 906 | hold 16: 20, 40, 840
    `),
    );
  });

  it('name every area once in a line, and the Danes of round 11 alone wait for Raider Withdrawal', () => {
    for (const { id } of nations)
      for (const [, line] of areaLines(id as NationId)) {
        const areas: string[] = line.values.flatMap((v) => [...v.areas]);
        expect(new Set(areas).size).toBe(areas.length);
        for (const area of areas) expect(alphabet).toContain(area);
      }
    const late = nations.flatMap(({ id }) =>
      areaLines(id as NationId).flatMap(([, line]) =>
        line.when ? [`${id} ${line.rounds} ${line.when}`] : [],
      ),
    );
    expect(late).toEqual(['danes 11 start-of-raider-withdrawal']);
  });

  it('SCORE-11 RUL-10: the card gives the Romans 2 for Gwynedd, whatever the prose says', () => {
    const romans = CARDS.romans.occupy?.[0]?.values.find((v) => v.areas.includes('gwynedd'));
    expect(romans?.points).toBe(2);
  });

  it('score eliminations', () => {
    const told = nations.flatMap(({ id }) =>
      (CARDS[id as NationId].eliminate ?? []).map((l) => {
        const armies = l.armiesOf === undefined ? [] : [`armies of ${[l.armiesOf].flat().join(' ')}`];
        const cavalry = l.cavalryOf ? [`cavalry of ${l.cavalryOf.join(' ')}`] : [];
        const what = [...armies, ...cavalry, ...(l.forts ? ['forts'] : []), ...(l.leader ? [l.leader] : [])];
        if (l.ownTurnOnly) what.push('own turn');
        if (l.exceptOwnTurnOfRound) what.push(`not in own turn of ${l.exceptOwnTurnOfRound}`);
        return `${id} ${[l.rounds].flat().join(' ')}: ${l.points} for ${what.join(', ')}`;
      }),
    );
    expect(told).toEqual(
      rows(`
      romans 1 2: 6 for boudicca
      romano-british 6 7: 6 for aelle
      romano-british 6 7: 2 for armies of saxons angles jutes, own turn
      romano-british 6 7: 2 for armies of submitted-to-romans-and-attacked-us, own turn
      belgae 1: 6 for armies of romans, forts, own turn
      belgae any: 2 for armies of romans, not in own turn of 1
      belgae any: 4 for forts, not in own turn of 1
      welsh any: 2 for armies of romans
      welsh any: 6 for forts
      welsh 6 7: 2 for aelle
      brigantes any: 6 for armies of romans
      brigantes any: 2 for forts
      picts any: 2 for armies of romans
      picts any: 6 for forts
      irish 3 4 5 6: 2 for armies of any-enemy, own turn
      irish any: 2 for forts
      scots 4 5 6: 2 for armies of any-enemy, own turn
      scots any: 2 for forts
      danes 15 16: 6 for harold
      danes 15 16: 6 for william
      danes 15 16: 6 for harald-hardrada
      norwegians 15 16: 6 for harold
      norwegians 15 16: 6 for william
      norwegians 15 16: 6 for svein-estrithson
      saxons any: 2 for armies of romans
      saxons any: 6 for forts
      saxons any: 2 for cavalry of romano-british, own turn
      saxons any: 6 for arthur
      saxons any: 6 for ivar-and-halfdan
      saxons any: 6 for harald-hardrada
      saxons any: 6 for william
      saxons any: 6 for svein-estrithson
      jutes any: 2 for armies of romans
      jutes any: 6 for forts
      jutes any: 2 for cavalry of romano-british, own turn
      jutes 7: 6 for arthur
      angles any: 2 for armies of romans
      angles any: 6 for forts
      angles any: 2 for cavalry of romano-british, own turn
      angles any: 6 for arthur
      angles any: 6 for ivar-and-halfdan
      angles any: 6 for harald-hardrada
      angles any: 6 for william
      angles any: 6 for svein-estrithson
      normans 15 16: 6 for harold
      normans 15 16: 6 for harald-hardrada
      normans 15 16: 6 for svein-estrithson
    `),
    );
  });

  it('have two special awards and three limits', () => {
    const told = nations.flatMap(({ id }) => {
      const { special, limit } = CARDS[id as NationId];
      return [...(special ?? []), ...(limit ? [limit] : [])].map((line) => ({ id, ...line }));
    });
    const by = ['norwegians', 'danes', 'normans'];
    expect(told).toEqual([
      { id: 'romans', rounds: [1], points: 6, event: 'belgae-submit' },
      { id: 'welsh', limited: 'outside-wales', halfOf: 'wales' },
      { id: 'saxons', limited: 'wales', halfOf: 'england' },
      { id: 'angles', limited: 'scotland', halfOf: 'england' },
      { id: 'normans', rounds: [15, 16], points: 6, event: 'harold-eliminated', by },
    ]);
  });
});

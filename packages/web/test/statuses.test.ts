import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statusesOf } from '../src/facts/statuses.ts';
import { readHandbook } from '../src/windows/handbook/read-handbook.ts';
import { findPlace } from '../src/windows/handbook/rule-places.ts';
import { at } from './at-position.ts';

const SAXONS = at({
  round: 6,
  nation: 'saxons',
  step: 'movement',
  areas: { 'frisian-sea': { units: [{ nation: 'saxons', infantry: 4, leader: 'aelle' }] } },
});

const SUBJECTS = at({
  round: 4,
  nation: 'picts',
  step: 'movement',
  areas: {
    skye: { units: [{ nation: 'picts', infantry: 2 }] },
    kent: { units: [{ nation: 'romans', infantry: 2 }], fort: 'intact' },
  },
  overlords: { picts: 'romans' },
});

describe('the signs of a nation (UI-35)', () => {
  it('MAJ-3, SEA-11, LDR-1: the Saxons of round 6 come in force, with boats, under Aelle', () => {
    expect(statusesOf(SAXONS, 'saxons')).toEqual([
      { kind: 'major-invasion', rule: 'MAJ-1' },
      { kind: 'boats', rule: 'SEA-11' },
      { kind: 'leader', leader: 'aelle' },
    ]);
  });

  it('RAID-9, SUB-19: Picts raid from land, and a subject is told as such', () => {
    expect(statusesOf(SUBJECTS, 'picts')).toMatchObject([
      { kind: 'raid', rule: 'RAID-9' },
      { kind: 'boats' },
      { kind: 'subject', overlord: 'romans', rule: 'SUB-19' },
    ]);
  });

  it('RAID-2: Saxons raid from the sea', () => {
    const raid = at({
      round: 4,
      nation: 'saxons',
      step: 'movement',
      areas: { 'frisian-sea': { units: [{ nation: 'saxons', infantry: 2 }] } },
    });
    expect(statusesOf(raid, 'saxons')[0]).toEqual({ kind: 'raid', rule: 'RAID-2' });
  });

  it('BSUB-4: Brigantes under the Angles are told by a rule of their own', () => {
    const north = at({
      round: 8,
      nation: 'angles',
      step: 'movement',
      areas: {
        york: { units: [{ nation: 'angles', infantry: 2 }] },
        galloway: { units: [{ nation: 'brigantes', infantry: 1 }] },
      },
      overlords: { brigantes: 'angles' },
    });
    expect(statusesOf(north, 'brigantes')).toContainEqual({
      kind: 'subject',
      overlord: 'angles',
      rule: 'BSUB-4',
    });
  });

  it('there are none where nothing is special', () => {
    expect(statusesOf(SAXONS, 'welsh')).toEqual([]);
  });

  it('each leads to a passage of both handbooks', () => {
    const rules = ['MAJ-1', 'RAID-2', 'RAID-9', 'SEA-11', 'SUB-19', 'BSUB-4'];
    for (const name of ['rules.md', 'regole.md']) {
      const book = readHandbook(readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8'));
      for (const rule of rules) expect(findPlace(rule, book.rulePlaces, book.sections), rule).toBeDefined();
    }
  });
});

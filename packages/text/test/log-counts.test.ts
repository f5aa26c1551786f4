import type { GameEvent } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { en } from '../src/en/index.ts';
import { it as italian } from '../src/it/index.ts';
import { RULES } from './rulesets.ts';

/** Every line of the log that counts something: for one and several, some also for none. */

type Text = typeof en;
type Sentence = (t: Text, n: number) => string;

const told =
  (event: (n: number) => object): Sentence =>
  (t, n) =>
    t.log(event(n) as GameEvent, (seat) => `P${seat}`, RULES)?.text ?? '';

const step = { nation: 'welsh', unit: 'infantry', leader: false, from: 'dyfed', to: 'powys' };
const here = { nation: 'welsh', area: 'powys', unit: 'infantry' };

const MOVES: Readonly<Record<string, Sentence>> = {
  moved: told((n) => ({ type: 'moved', ...step, count: n, leader: n === 0 })),
  'moved with leader': told((n) => ({ type: 'moved', ...step, count: n, leader: true })),
  'retreats in the log': told((n) => ({ type: 'retreated', ...step, count: n, leader: n === 0 })),
  withdrew: told((n) => ({ type: 'withdrew', ...step, count: n, leader: n === 0 })),
  displaced: told((n) => ({ type: 'displaced', ...step, count: n, leader: n === 0 })),
  grew: told((n) => ({
    type: 'population',
    nation: 'saxons',
    fromAreas: 9,
    carried: 0,
    halved: false,
    armies: n,
    burhs: 0,
    marker: 3,
  })),
  'grew with burhs': told((n) => ({
    type: 'population',
    nation: 'saxons',
    fromAreas: 1,
    carried: 5,
    halved: true,
    armies: 0,
    burhs: n,
    marker: 0,
  })),
};

const MOVES_ENGLISH = `
moved = The Welsh move their leader from Dyfed to Powys. | The Welsh move 1 army from Dyfed to Powys. | The Welsh move 2 armies from Dyfed to Powys.
moved with leader = The Welsh move their leader from Dyfed to Powys. | The Welsh move 1 army with their leader from Dyfed to Powys. | The Welsh move 2 armies with their leader from Dyfed to Powys.
retreats in the log = The Welsh retreat with their leader from Dyfed to Powys. | The Welsh retreat with 1 army from Dyfed to Powys. | The Welsh retreat with 2 armies from Dyfed to Powys.
withdrew = The Welsh withdraw their leader from Dyfed to Powys. | The Welsh withdraw 1 army from Dyfed to Powys. | The Welsh withdraw 2 armies from Dyfed to Powys.
displaced = The Welsh make way: their leader from Dyfed to Powys. | The Welsh make way: 1 army from Dyfed to Powys. | The Welsh make way: 2 armies from Dyfed to Powys.
grew = The Saxons gain 9 population points: no new army, 3 kept. | The Saxons gain 9 population points: 1 army, 3 kept. | The Saxons gain 9 population points: 2 armies, 3 kept.
grew with burhs = The Saxons gain 1 population point (half, as subjects) plus 5 kept from before: no new army, none kept. | The Saxons gain 1 population point (half, as subjects) plus 5 kept from before: 1 burh, none kept. | The Saxons gain 1 population point (half, as subjects) plus 5 kept from before: 2 burhs, none kept.
`;

const MOVES_ITALIAN = `
moved = I Gallesi muovono il loro comandante dal Dyfed nel Powys. | I Gallesi muovono 1 armata dal Dyfed nel Powys. | I Gallesi muovono 2 armate dal Dyfed nel Powys.
moved with leader = I Gallesi muovono il loro comandante dal Dyfed nel Powys. | I Gallesi muovono 1 armata con il loro comandante dal Dyfed nel Powys. | I Gallesi muovono 2 armate con il loro comandante dal Dyfed nel Powys.
retreats in the log = I Gallesi ritirano il loro comandante dal Dyfed nel Powys. | I Gallesi ritirano 1 armata dal Dyfed nel Powys. | I Gallesi ritirano 2 armate dal Dyfed nel Powys.
withdrew = I Gallesi fanno tornare il loro comandante dal Dyfed nel Powys. | I Gallesi fanno tornare 1 armata dal Dyfed nel Powys. | I Gallesi fanno tornare 2 armate dal Dyfed nel Powys.
displaced = I Gallesi fanno posto: il loro comandante dal Dyfed nel Powys. | I Gallesi fanno posto: 1 armata dal Dyfed nel Powys. | I Gallesi fanno posto: 2 armate dal Dyfed nel Powys.
grew = I Sassoni ottengono 9 punti popolazione: nessuna nuova armata, 3 di resto. | I Sassoni ottengono 9 punti popolazione: 1 armata, 3 di resto. | I Sassoni ottengono 9 punti popolazione: 2 armate, 3 di resto.
grew with burhs = I Sassoni ottengono 1 punto popolazione (la metà, perché sottomessi) e ne hanno 5 da prima: nessuna nuova armata, nessun resto. | I Sassoni ottengono 1 punto popolazione (la metà, perché sottomessi) e ne hanno 5 da prima: 1 burh, nessun resto. | I Sassoni ottengono 1 punto popolazione (la metà, perché sottomessi) e ne hanno 5 da prima: 2 burh, nessun resto.
`;

const EVENTS: Readonly<Record<string, Sentence>> = {
  invaders: told((n) => ({ type: 'placed', ...here, count: n, why: 'invaders' })),
  reinforcements: told((n) => ({ type: 'placed', ...here, count: n, why: 'reinforcements' })),
  placed: told((n) => ({ type: 'placed', ...here, count: n, why: 'population' })),
  arthur: told((n) => ({
    type: 'placed',
    ...here,
    nation: 'romano-british',
    unit: 'cavalry',
    count: n,
    why: 'arthur',
  })),
  'no room in the log': told((n) => ({ type: 'no-room', nation: 'welsh', count: n, why: 'population' })),
  'left out': told((n) => ({ type: 'left-out', ...here, area: 'irish-sea', count: n })),
  'lost to overpopulation': told((n) => ({ type: 'removed', ...here, count: n, why: 'overpopulation' })),
  'left with Cnut': told((n) => ({ type: 'removed', ...here, nation: 'danes', count: n, why: 'departure' })),
  'left for Rome': told((n) => ({ type: 'removed', ...here, nation: 'romans', count: n, why: 'reduction' })),
  lost: told((n) => ({ type: 'eliminated', ...here, count: n, by: 'saxons' })),
  'lost without a place': told((n) => ({
    type: 'eliminated',
    ...here,
    nation: 'normans',
    count: n,
    by: null,
  })),
  dismounted: told((n) => ({ type: 'dismounted', nation: 'romano-british', area: 'powys', count: n })),
  exchanged: told((n) => ({ type: 'exchanged', nation: 'normans', cavalry: n })),
  'no pieces left': told((n) => ({ type: 'lost-reinforcements', nation: 'saxons', count: n })),
  'no Bretwalda': told((n) => ({ type: 'bretwalda', nation: null, votes: n, of: 7 })),
  votes: told((n) => ({ type: 'voted', nation: 'angles', for: 'saxons', votes: n })),
  points: told((n) => ({
    type: 'points',
    nation: 'angles',
    points: n,
    reason: 'hold',
    area: 'york',
    what: null,
    round: 7,
  })),
};

const EVENTS_ENGLISH = `
invaders = The Welsh gather 1 army in Powys. | The Welsh gather 2 armies in Powys.
reinforcements = The Welsh receive 1 army in Powys. | The Welsh receive 2 armies in Powys.
placed = The Welsh place 1 army in Powys. | The Welsh place 2 armies in Powys.
arthur = Arthur’s 1 cavalry appears in Powys. | Arthur’s 2 cavalry appear in Powys.
no room in the log = There is no room for 1 army of the Welsh. | There is no room for 2 armies of the Welsh.
left out = 1 army of the Welsh must stay out of the Irish Sea. | 2 armies of the Welsh must stay out of the Irish Sea.
lost to overpopulation = The Welsh lose 1 army in Powys to overpopulation. | The Welsh lose 2 armies in Powys to overpopulation.
left with Cnut = 1 army of the Danes leaves Powys with Cnut. | 2 armies of the Danes leave Powys with Cnut.
left for Rome = 1 army of the Romans leaves Powys for Rome. | 2 armies of the Romans leave Powys for Rome.
lost = The Welsh lose 1 army in Powys. | The Welsh lose 2 armies in Powys.
lost without a place = The Normans lose 1 infantry in Powys: there was nowhere to go. | The Normans lose 2 infantry in Powys: there was nowhere to go.
dismounted = 1 cavalry of the Romano-British in Powys fights on foot from now on. | 2 cavalry of the Romano-British in Powys fight on foot from now on.
exchanged = The Normans choose 1 cavalry in place of 2 infantry. | The Normans choose 2 cavalry in place of 4 infantry.
no pieces left = The Saxons have no pieces left for 1 army. | The Saxons have no pieces left for 2 armies.
no Bretwalda = No Bretwalda is elected: 1 of 7 votes is not enough. | No Bretwalda is elected: 2 of 7 votes are not enough.
votes = The Angles give 1 vote to the Saxons. | The Angles give 2 votes to the Saxons.
points = The Angles score 1 point for holding York. | The Angles score 2 points for holding York.
`;

const EVENTS_ITALIAN = `
invaders = I Gallesi radunano 1 armata nel Powys. | I Gallesi radunano 2 armate nel Powys.
reinforcements = I Gallesi ricevono 1 armata nel Powys. | I Gallesi ricevono 2 armate nel Powys.
placed = I Gallesi piazzano 1 armata nel Powys. | I Gallesi piazzano 2 armate nel Powys.
arthur = Compare 1 cavalleria di Artù nel Powys. | Compaiono 2 cavallerie di Artù nel Powys.
no room in the log = Non c’è posto per 1 armata dei Gallesi. | Non c’è posto per 2 armate dei Gallesi.
left out = 1 armata dei Gallesi non arriva nel Mare d’Irlanda: mancano i segnalini. | 2 armate dei Gallesi non arrivano nel Mare d’Irlanda: mancano i segnalini.
lost to overpopulation = I Gallesi perdono 1 armata nel Powys per sovrappopolazione. | I Gallesi perdono 2 armate nel Powys per sovrappopolazione.
left with Cnut = 1 armata dei Danesi lascia il Powys con Cnut. | 2 armate dei Danesi lasciano il Powys con Cnut.
left for Rome = 1 armata dei Romani lascia il Powys per tornare a Roma. | 2 armate dei Romani lasciano il Powys per tornare a Roma.
lost = I Gallesi perdono 1 armata nel Powys. | I Gallesi perdono 2 armate nel Powys.
lost without a place = I Normanni perdono 1 fanteria nel Powys: non c’era dove andare. | I Normanni perdono 2 fanterie nel Powys: non c’era dove andare.
dismounted = 1 cavalleria dei Romano-Britannici nel Powys combatte d’ora in poi a piedi. | 2 cavallerie dei Romano-Britannici nel Powys combattono d’ora in poi a piedi.
exchanged = I Normanni scelgono 1 cavalleria al posto di 2 fanterie. | I Normanni scelgono 2 cavallerie al posto di 4 fanterie.
no pieces left = I Sassoni non hanno più segnalini per 1 armata. | I Sassoni non hanno più segnalini per 2 armate.
no Bretwalda = Nessun Bretwalda è eletto: 1 su 7 voti non basta. | Nessun Bretwalda è eletto: 2 su 7 voti non bastano.
votes = Gli Angli danno 1 voto ai Sassoni. | Gli Angli danno 2 voti ai Sassoni.
points = Gli Angli ottengono 1 punto per il controllo di York. | Gli Angli ottengono 2 punti per il controllo di York.
`;

const table = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' = ') as [string, string])
      .map(([name, sentences]) => [name, sentences.split(' | ')]),
  );

describe('counts in lines of the log', () => {
  it.each([
    ['English', en, MOVES_ENGLISH],
    ['Italian', italian, MOVES_ITALIAN],
  ] as const)('%s: none, one and several', (_, t, expected) => {
    const said = Object.entries(MOVES).map(([name, tell]) => [name, [0, 1, 2].map((n) => tell(t, n))]);
    expect(Object.fromEntries(said)).toEqual(table(expected));
  });
  it.each([
    ['English', en, EVENTS_ENGLISH],
    ['Italian', italian, EVENTS_ITALIAN],
  ] as const)('%s: one and several', (_, t, expected) => {
    const said = Object.entries(EVENTS).map(([name, tell]) => [name, [1, 2].map((n) => tell(t, n))]);
    expect(Object.fromEntries(said)).toEqual(table(expected));
  });
});

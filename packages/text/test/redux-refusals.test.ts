import { describe, expect, it } from 'vitest';
import { REDUX_CASES } from '../../engine/test/refusal-cases-redux.ts';
import { en } from '../src/en/index.ts';
import { it as italian } from '../src/it/index.ts';

/** What players of reduX are told where it differs from the full game. */

const TOLD: Readonly<Record<string, readonly [english: string, italian: string]>> = {
  'X-REI-2 place sussex': [
    'These armies cannot appear in Sussex. Choose Essex, Kent or Wessex.',
    'Queste armate non possono comparire nel Sussex. Possono comparire nell’Essex, nel Kent o nel Wessex.',
  ],
  'X-MOV-1 move 1 kent frisian-sea': [
    'Armies never put to sea, so they cannot enter the Frisian Sea. Stay on land.',
    'Le armate non prendono mai il mare, quindi non possono entrare nel Mare di Frisia. Resta a terra.',
  ],
  'XP-7 move 1 lindsey york': [
    'The terrain in Lindsey is difficult: armies that enter it must stop there.',
    'Nel Lindsey il terreno è impervio: chi vi entra si ferma.',
  ],
  'X-MOV-6 move 1 lindsey york': [
    'The Angles hold Lindsey, and nobody passes an enemy in difficult terrain: the move ends there.',
    'Gli Angli difendono il Lindsey, e in terreno impervio nessuno passa oltre il nemico: il movimento finisce lì.',
  ],
  'X-MOV-6 move 2 essex suffolk': [
    'The Angles hold Essex with 4 units: 6 armies must stay, so 1 of your 7 may move on.',
    'Gli Angli difendono l’Essex con 4 unità: devono fermarsi 6 armate, perciò 1 delle tue 7 può proseguire.',
  ],
  'X-REI-3 move 2 essex suffolk': [
    'The Angles hold Essex with 2 units: as many armies must stay, so 1 of your 3 may move on.',
    'Gli Angli difendono l’Essex con 2 unità: devono fermarsi altrettante armate, perciò 1 delle tue 3 può proseguire.',
  ],
  'X-MOV-8 end': [
    'The Saxons held 3 areas before moving and would now hold only 2. Return to an area you left, occupy another, or take back your moves.',
    'I Sassoni controllavano 3 aree prima di muovere e ora ne avrebbero solo 2. Torna in un’area lasciata, occupane un’altra o annulla le mosse.',
  ],
  'X-MOV-7 end': [
    'The Saxons have 4 armies on land, but their areas support only 3. Move some into empty areas, or attack.',
    'I Sassoni hanno 4 armate a terra, ma le loro aree ne mantengono solo 3. Muovine alcune in aree vuote, o attacca.',
  ],
  'X-RET-1 retreat 2 to essex': [
    'After this retreat the Saxons would have 7 armies on land, and their areas would support only 5. Leave an army behind, retreat to an empty area or fight on.',
    'Dopo questa ritirata i Sassoni avrebbero 7 armate a terra, e le loro aree ne manterrebbero solo 5. Lascia indietro un’armata, ritirati in un’area vuota o continua a combattere.',
  ],
};

describe('refusals of reduX', () => {
  const refusals = REDUX_CASES.map(({ game, order }) => ({ order, violation: game().refuses(order) }));

  it.each(Object.entries(TOLD))('%s', (name, told) => {
    const found = refusals.find(({ order, violation }) => `${violation.rule} ${order}` === name);
    if (!found) throw new Error('nobody refuses this');
    const { violation } = found;
    expect([en.refusals(violation).text, italian.refusals(violation).text]).toEqual(told);
  });

  it('X-GEN-2: name no leaders, boats or forts', () => {
    for (const { violation } of refusals)
      expect(en.refusals(violation).text).not.toMatch(/leader|boat|fort|cavalry|burh/);
  });
});

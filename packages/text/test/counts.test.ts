import type { Pending, Violation, ViolationCode } from '@bretwalda/engine';
import { describe, expect, it } from 'vitest';
import { en } from '../src/en/index.ts';
import { it as italian } from '../src/it/index.ts';
import { at } from './at-position.ts';

/** Every sentence outside the log that counts armies: for none, one and several. Where nobody stands nobody is counted. */

type Text = typeof en;
type Sentence = (t: Text, n: number) => string;

const STATE = at({
  round: 9,
  nation: 'welsh',
  step: 'movement',
  areas: { dyfed: { units: [{ nation: 'welsh', infantry: 1 }] } },
});
const asked =
  (pending: (n: number) => object): Sentence =>
  (t, n) =>
    t.decisions.prompt(pending(n) as Pending, STATE);
const refused =
  (code: ViolationCode, details: (n: number) => object): Sentence =>
  (t, n) =>
    t.refusals({ code, rule: 'MOV-1', details: details(n) } as Violation).text;
const counts = (infantry: number, cavalry = 0, fort = 0) => ({ infantry, cavalry, fort, burh: 0 });

const SENTENCES: Readonly<Record<string, Sentence>> = {
  army: (t, n) => t.names.units.army(n),
  infantry: (t, n) => t.names.units.infantry(n),
  cavalry: (t, n) => t.names.units.cavalry(n),
  fort: (t, n) => t.names.units.fort(n),
  burh: (t, n) => t.names.units.burh(n),
  presence: (t, n) => t.names.presence({ infantry: n, cavalry: n, fort: true, burh: false, leader: null }),
  'presence with leader': (t, n) =>
    t.names.presence({ infantry: n, cavalry: 0, fort: false, burh: true, leader: 'alfred' }),
  'stacks left': (t, n) => t.game.stack.left(n),
  'held now': (t, n) => t.game.holdNow('X', n),
  choices: (t, n) => t.list.shown(n, n),
  dice: (t, n) => t.record.end.dice(n),
  'moves left': (t, n) => t.game.stack.movesLeft(n),
  'growth window': (t, n) => t.windows.growth.armies(n),
  'growth window burhs': (t, n) => t.windows.growth.burhs(n),
  'nation card': (t, n) => t.windows.nation.growth(n, 3),
  timeline: (t, n) => t.windows.timeline.armies(n),
  supply: (t, n) => t.windows.units.supply(n),
  falls: (t, n) => t.battle.falls(counts(n)),
  'falls, horse': (t, n) => t.battle.falls(counts(0, n, 0)),
  losses: (t, n) => t.battle.losses(counts(n, 0, 1)),
  hits: (t, n) => t.battle.hits(n),
  retreated: (t, n) => t.battle.retreated('welsh', { infantry: n, cavalry: 0, leader: n === 0 }, 'powys'),
  'retreated with leader': (t, n) =>
    t.battle.retreated('welsh', { infantry: n, cavalry: 0, leader: true }, 'powys'),
  'room with horse': (t, n) => t.battle.retreat.room(n, 2),
  'no room': (t, n) => t.battle.retreat.stacking(n, 'powys'),
};

const SENTENCES_ENGLISH = `
army = 0 armies | 1 army | 2 armies
infantry = 0 infantry | 1 infantry | 2 infantry
cavalry = 0 cavalry | 1 cavalry | 2 cavalry
fort = 0 forts | 1 fort | 2 forts
burh = 0 burhs | 1 burh | 2 burhs
presence = fort | 1 army, 1 cavalry and fort | 2 armies, 2 cavalry and fort
presence with leader = burh and Alfred | 1 army, burh and Alfred | 2 armies, burh and Alfred
stacks left = Nothing can move any more. | One stack can still move. | 2 stacks can still move.
held now = X hold 0 points now | X hold 1 point now | X hold 2 points now
choices = 0 choices | 1 choice | 2 choices
dice = 0 dice rolled | 1 die rolled | 2 dice rolled
moves left = 0 moves left | 1 move left | 2 moves left
growth window = No army | 1 army | 2 armies
growth window burhs = 0 burhs | 1 burh | 2 burhs
nation card = no armies, 3 kept | 1 army, 3 kept | 2 armies, 3 kept
timeline = 0 armies | 1 army | 2 armies
supply = No more can be raised. | 1 more can be raised. | 2 more can be raised.
falls = no losses | 1 army falls | 2 armies fall
falls, horse = no losses | 1 cavalry falls | 2 cavalry fall
losses = the fort | 1 army and the fort | 2 armies and the fort
hits = 0 hits | 1 hit | 2 hits
retreated = The Welsh: the leader retreats to Powys | The Welsh: 1 army retreats to Powys | The Welsh: 2 armies retreat to Powys
retreated with leader = The Welsh: the leader retreats to Powys | The Welsh: 1 army with the leader retreats to Powys | The Welsh: 2 armies with the leader retreat to Powys
room with horse = up to 2 cavalry | up to 1 army and 2 cavalry | up to 2 armies and 2 cavalry
no room = Nobody can go to Powys: there is no room. | Only 1 army can go to Powys: there is no room for more. | Only 2 armies can go to Powys: there is no room for more.
`;

const SENTENCES_ITALIAN = `
army = 0 armate | 1 armata | 2 armate
infantry = 0 fanterie | 1 fanteria | 2 fanterie
cavalry = 0 cavallerie | 1 cavalleria | 2 cavallerie
fort = 0 forti | 1 forte | 2 forti
burh = 0 burh | 1 burh | 2 burh
presence = forte | 1 armata, 1 cavalleria e forte | 2 armate, 2 cavallerie e forte
presence with leader = burh e Alfredo | 1 armata, burh e Alfredo | 2 armate, burh e Alfredo
stacks left = Nulla può più muovere. | Una pila può ancora muovere. | 2 pile possono ancora muovere.
held now = X: ora tengono 0 punti | X: ora tengono 1 punto | X: ora tengono 2 punti
choices = 0 scelte | 1 scelta | 2 scelte
dice = 0 dadi lanciati | 1 dado lanciato | 2 dadi lanciati
moves left = 0 passi restanti | 1 passo restante | 2 passi restanti
growth window = Nessuna armata | 1 armata | 2 armate
growth window burhs = 0 burh | 1 burh | 2 burh
nation card = nessuna, 3 da parte | 1 armata, 3 da parte | 2 armate, 3 da parte
timeline = 0 armate | 1 armata | 2 armate
supply = Non se ne possono reclutare altre. | Se ne può reclutare ancora 1. | Se ne possono reclutare ancora 2.
falls = nessuna perdita | cade 1 armata | cadono 2 armate
falls, horse = nessuna perdita | cade 1 cavalleria | cadono 2 cavallerie
losses = il forte | 1 armata e il forte | 2 armate e il forte
hits = 0 colpi | 1 colpo | 2 colpi
retreated = I Gallesi: il comandante si ritira nel Powys | I Gallesi: 1 armata si ritira nel Powys | I Gallesi: 2 armate si ritirano nel Powys
retreated with leader = I Gallesi: il comandante si ritira nel Powys | I Gallesi: 1 armata con il comandante si ritira nel Powys | I Gallesi: 2 armate con il comandante si ritirano nel Powys
room with horse = fino a 2 cavallerie | fino a 1 armata e 2 cavallerie | fino a 2 armate e 2 cavallerie
no room = Nessuno può andare nel Powys: non c’è posto. | Solo 1 armata può andare nel Powys: non c’è posto per altre. | Solo 2 armate possono andare nel Powys: non c’è posto per altre.
`;

const FEW: Readonly<Record<string, Sentence>> = {
  overpopulation: (t, n) => t.game.nation.overpopulated(n),
  'too many': (t, n) => t.windows.nation.over(n),
  'remove first': (t, n) => t.phases.next.removeFirst(n),
  'place first': (t, n) => t.phases.next.placeFirst(n),
  'room on foot': (t, n) => t.battle.retreat.room(n, 0),
  'who fell': (t, n) => t.battle.lose.intro(n),
  'at sea: refused': refused('end-at-sea', (n) => ({ sea: 'irish-sea', armies: n })),
  'stacked: refused': refused('place-stacking', (n) => ({
    area: 'powys',
    armies: n,
    limit: 2,
    overstack: null,
  })),
  'fewer there: refused': refused('move-no-such-units', (n) => ({
    asked: 9,
    there: n,
    from: 'powys',
    leader: false,
  })),
  'held: refused': refused('move-enemy-holds', (n) => ({
    holder: 'saxons',
    from: 'powys',
    enemy: n,
    armies: 5,
    mayGoOn: n,
  })),
  'no room: refused': refused('move-stacking', (n) => ({ to: 'powys', limit: 4, room: n })),
  'retreat: refused': refused('retreat-no-such-units', (n) => ({ asked: 9, there: n, to: 'powys' })),
  'raiders: refused': refused('withdraw-no-such-units', (n) => ({
    from: 'powys',
    to: 'irish-sea',
    there: n,
  })),
  'horse: refused': refused('exchange-range', (n) => ({ most: n, due: 2 * n })),
  'takes: why': (t, n) =>
    t.reasons({
      code: 'take',
      area: 'kent',
      armies: n,
      leader: false,
      origins: [],
      from: null,
      win: 1,
      bounty: 0,
      points: n,
      round: 5,
    }),
  'guards: why': (t, n) =>
    t.reasons({ code: 'guard', area: 'kent', armies: n, origins: [], against: null, points: 0, round: null }),
  'place: asked': asked((n) => ({ kind: 'place', nation: 3, why: 'population', left: n, placed: [] })),
  'too many: asked': asked((n) => ({ kind: 'remove', nation: 3, why: 'overpopulation', left: n })),
  'Cnut: asked': asked((n) => ({ kind: 'remove', nation: 11, why: 'departure', left: n })),
  'Rome: asked': asked((n) => ({ kind: 'remove', nation: 0, why: 'reduction', left: n })),
  'left out: asked': asked((n) => ({ kind: 'leave-out', nation: 11, excess: n })),
  'Rome leaves: asked': asked((n) => ({ kind: 'replace', nation: 1, unit: 'fort', left: n })),
  'exchange: asked': asked((n) => ({ kind: 'exchange', nation: 16, due: n })),
};

const FEW_ENGLISH = `
overpopulation = 1 would be lost | 2 would be lost
too many = 1 army too many | 2 armies too many
remove first = Remove 1 first | Remove 2 first
place first = Place 1 first | Place 2 first
room on foot = up to 1 army | up to 2 armies
who fell = You lose 1 army. Choose where it came from. | You lose 2 armies. Choose where they came from.
at sea: refused = 1 army in the Irish Sea must land before the movement ends. | 2 armies in the Irish Sea must land before the movement ends.
stacked: refused = There would be 1 army in Powys; the limit is 2. Choose another area. | There would be 2 armies in Powys; the limit is 2. Choose another area.
fewer there: refused = There is only 1 army of this kind in Powys. Choose fewer. | There are only 2 armies of this kind in Powys. Choose fewer.
held: refused = The Saxons hold Powys with 1 unit: twice as many armies must stay, so 1 of your 5 may move on. | The Saxons hold Powys with 2 units: twice as many armies must stay, so 2 of your 5 may move on.
no room: refused = They would have to stop in Powys, where at most 4 fit: only 1 of these may enter. | They would have to stop in Powys, where at most 4 fit: only 2 of these may enter.
retreat: refused = Only 1 army can retreat to Powys this way. Choose fewer. | Only 2 armies can retreat to Powys this way. Choose fewer.
raiders: refused = Only 1 raider in Powys came from the Irish Sea. Choose others. | Only 2 raiders in Powys came from the Irish Sea. Choose others.
horse: refused = At most 1 cavalry can replace 2 infantry. | At most 2 cavalry can replace 4 infantry.
takes: why = Takes Kent with 1 army for 1 point in round 5 | Takes Kent with 2 armies for 2 points in round 5
guards: why = Sends 1 army to guard Kent | Sends 2 armies to guard Kent
place: asked = The Welsh place 1 army: choose one of their areas. | The Welsh place 2 armies: choose one of their areas for the next one.
too many: asked = The Welsh have 1 army too many. Choose what to remove. | The Welsh have 2 armies too many. Choose what to remove.
Cnut: asked = Choose 1 army to leave with Cnut. | Choose 2 armies to leave with Cnut.
Rome: asked = Choose 1 army to leave Britain. | Choose 2 armies to leave Britain.
left out: asked = The Danes have too few pieces: 1 army must stay out. Choose from where. | The Danes have too few pieces: 2 armies must stay out. Choose from where.
Rome leaves: asked = Choose a Roman fort that becomes a Romano-British army: 1 more. | Choose a Roman fort that becomes a Romano-British army: 2 more.
exchange: asked = The Normans receive 1 infantry. One cavalry may come in place of two infantry. | The Normans receive 2 infantry. One cavalry may come in place of two infantry.
`;

const FEW_ITALIAN = `
overpopulation = 1 andrebbe persa | 2 andrebbero perse
too many = 1 armata di troppo | 2 armate di troppo
remove first = Prima rimuovine 1 | Prima rimuovine 2
place first = Prima piazzane 1 | Prima piazzane 2
room on foot = fino a 1 armata | fino a 2 armate
who fell = È caduta 1 armata delle tue. Di’ da dove venivano. | Sono cadute 2 armate delle tue. Di’ da dove venivano.
at sea: refused = 1 armata nel Mare d’Irlanda deve sbarcare prima della fine del movimento. | 2 armate nel Mare d’Irlanda devono sbarcare prima della fine del movimento.
stacked: refused = Nel Powys ci sarebbe 1 armata; il limite è 2. Scegli un’altra area. | Nel Powys ci sarebbero 2 armate; il limite è 2. Scegli un’altra area.
fewer there: refused = Nel Powys c’è solo 1 armata di questo tipo. Scegline di meno. | Nel Powys ci sono solo 2 armate di questo tipo. Scegline di meno.
held: refused = I Sassoni difendono il Powys con 1 unità: deve fermarsi il doppio delle armate, perciò 1 delle tue 5 può proseguire. | I Sassoni difendono il Powys con 2 unità: deve fermarsi il doppio delle armate, perciò 2 delle tue 5 possono proseguire.
no room: refused = Dovrebbero fermarsi nel Powys, dove ne stanno al massimo 4: di queste può entrarne solo 1. | Dovrebbero fermarsi nel Powys, dove ne stanno al massimo 4: di queste possono entrarne solo 2.
retreat: refused = Così può ritirarsi nel Powys solo 1 armata. Scegline di meno. | Così possono ritirarsi nel Powys solo 2 armate. Scegline di meno.
raiders: refused = Solo 1 razziatore nel Powys viene dal Mare d’Irlanda. Scegline altri. | Solo 2 razziatori nel Powys vengono dal Mare d’Irlanda. Scegline altri.
horse: refused = Al posto di 2 fanterie può venire al massimo 1 cavalleria. | Al posto di 4 fanterie possono venire al massimo 2 cavallerie.
takes: why = Prende il Kent con 1 armata per 1 punto nel round 5 | Prende il Kent con 2 armate per 2 punti nel round 5
guards: why = Manda 1 armata a difendere il Kent | Manda 2 armate a difendere il Kent
place: asked = I Gallesi piazzano 1 armata: scegli una delle loro aree. | I Gallesi piazzano 2 armate: scegli una delle loro aree per la prossima.
too many: asked = I Gallesi hanno 1 armata di troppo. Scegli che cosa rimuovere. | I Gallesi hanno 2 armate di troppo. Scegli che cosa rimuovere.
Cnut: asked = Scegli 1 armata che parte con Cnut. | Scegli 2 armate che partono con Cnut.
Rome: asked = Scegli 1 armata da richiamare dalla Britannia. | Scegli 2 armate da richiamare dalla Britannia.
left out: asked = I Danesi hanno troppo pochi segnalini: 1 armata deve restare fuori. Scegli da dove. | I Danesi hanno troppo pochi segnalini: 2 armate devono restare fuori. Scegli da dove.
Rome leaves: asked = Scegli un forte romano che diventa un’armata romano-britannica: ancora 1. | Scegli un forte romano che diventa un’armata romano-britannica: ancora 2.
exchange: asked = I Normanni ricevono 1 fanteria. Al posto di due fanterie può venire una cavalleria. | I Normanni ricevono 2 fanterie. Al posto di due fanterie può venire una cavalleria.
`;

const table = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(' = ') as [string, string])
      .map(([name, sentences]) => [name, sentences.split(' | ')]),
  );

describe('counts in words', () => {
  it.each([
    ['English', en, SENTENCES_ENGLISH],
    ['Italian', italian, SENTENCES_ITALIAN],
  ] as const)('%s: none, one and several', (_, t, expected) => {
    const said = Object.entries(SENTENCES).map(([name, tell]) => [name, [0, 1, 2].map((n) => tell(t, n))]);
    expect(Object.fromEntries(said)).toEqual(table(expected));
  });
  it.each([
    ['English', en, FEW_ENGLISH],
    ['Italian', italian, FEW_ITALIAN],
  ] as const)('%s: one and several', (_, t, expected) => {
    const said = Object.entries(FEW).map(([name, tell]) => [name, [1, 2].map((n) => tell(t, n))]);
    expect(Object.fromEntries(said)).toEqual(table(expected));
  });
});

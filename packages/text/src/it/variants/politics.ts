import type { VariantText } from '../../subjects.ts';

export const politics = {
  'submit-when-attacked': {
    name: 'Sottomissione sotto attacco',
    rule: 'Una nazione può sottomettersi appena la nazione dominante entra in una sua area; nelle battaglie lo si chiede solo a chi la combatte.',
  },
  'picts-submit-late': {
    name: 'Pitti ostinati',
    rule: 'I Pitti possono sottomettersi ai Romani con due aree o meno, non con tre.',
  },
  'half-growth-down': {
    name: 'Sottomessi più lenti',
    rule: 'La metà dei punti popolazione di una nazione sottomessa si arrotonda per difetto.',
  },
  'halves-down': {
    name: 'Metà per difetto',
    rule: 'I punti dei sottomessi per le aree si dimezzano per difetto, e così la loro crescita, che però non scende mai a zero.',
  },
  'leaders-end-submission': {
    name: 'I comandanti liberano',
    rule: 'Una nazione sottomessa che riceve un comandante è libera, e finché lo ha non può sottomettersi; la sottomissione finisce anche quando una delle due parti resta senza armate.',
  },
  'brigantes-score-in-full': {
    name: 'Punti interi ai Briganti',
    rule: 'I Briganti possono sottomettersi agli Angli anche prima che i Romani partano, e da sottomessi tengono tutti i punti per le aree.',
  },
  'boudicca-one-round': {
    name: 'Boudicca conta una volta',
    rule: 'I Romani fanno punti per Boudicca solo nel round in cui appare.',
  },
  'garrisons-in-england': {
    name: 'Guarnigioni in Inghilterra',
    rule: 'Forti e armate romane diventano romano-britannici in tutta l’Inghilterra, e non in Galles.',
  },
  'garrisons-as-wanted': {
    name: 'Guarnigioni a scelta',
    rule: 'I Romano-Britannici rilevano quanti forti e armate vuole il loro giocatore, a sud di York e Cheshire ed entro i limiti di occupazione.',
  },
  'ruins-garrisoned': {
    name: 'Guarnigioni tra le rovine',
    rule: 'Anche i forti romani in rovina diventano romano-britannici, dove non c’è un’altra nazione.',
  },
  'belgae-spared': {
    name: 'Belgi risparmiati',
    rule: 'I Belgi che si sono sottomessi a Roma all’inizio non possono essere attaccati dai Romano-Britannici, come gli altri che lo hanno fatto.',
  },
  'arthur-with-his-people': {
    name: 'Artù con la sua gente',
    rule: 'Artù si unisce ad armate romano-britanniche; solo se non ce ne sono appare in un’area inglese vuota del sud.',
  },
  'open-ballot': {
    name: 'Nessun voto segreto',
    rule: 'Per il Bretwalda si vota sempre apertamente, una nazione dopo l’altra.',
  },
  'bretwalda-from-anywhere': {
    name: 'Bretwalda da ogni dove',
    rule: 'Ogni nazione con un’armata può essere eletta Bretwalda, anche senza aree in Inghilterra.',
  },
  'king-among-players': {
    name: 'Re tra i giocatori',
    rule: 'Un Re deve avere il doppio delle aree inglesi di tutte le nazioni di qualsiasi altro giocatore insieme; le altre nazioni del suo giocatore non contano.',
  },
  'kings-army-in-england': {
    name: 'Armata del Re in Inghilterra',
    rule: 'L’armata del Re si piazza in un’area inglese.',
  },
  'cnut-sails-last': {
    name: 'Cnut salpa per ultimo',
    rule: 'Cnut è incoronato e torna in patria quando tutto il resto del turno danese è finito.',
  },
  'cnut-takes-four': {
    name: 'Cnut ne prende quattro',
    rule: 'Con Cnut tornano in patria quattro armate, anche se ne sono arrivate meno di quante dovevano.',
  },
  'norwegian-levy-in-england': {
    name: 'Leva norvegese in Inghilterra',
    rule: 'Nell’ultimo round solo le aree inglesi danno nuove armate ai Norvegesi.',
  },
  'harold-worth-two': {
    name: 'Harold ne vale due',
    rule: 'Se Harold non c’è più, nell’ultimo round i Normanni ricevono due armate in più, non tre.',
  },
  'saxon-levy-together': {
    name: 'Leva sassone unita',
    rule: 'Le nuove armate sassoni dell’ultimo round appaiono tutte in una sola area inglese, qualunque cosa vi sia e ovunque sia Harold.',
  },
  'last-leader-is-king': {
    name: 'L’ultimo comandante è Re',
    rule: 'Se resta in vita un solo comandante del 1066, la corona va alla sua nazione, per quante aree abbiano le altre.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;

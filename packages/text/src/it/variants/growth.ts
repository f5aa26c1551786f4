import type { VariantText } from '../../subjects.ts';

export const growth = {
  'invaders-at-round-start': {
    name: 'Invasori a inizio round',
    rule: 'Tutti gli invasori di un round sono messi in mare quando comincia, non nei turni delle loro nazioni.',
  },
  'new-units-in-turn': {
    name: 'Nuove unità a giro',
    rule: 'Nessuna area riceve una seconda nuova unità prima che ogni area con posto abbia avuto la prima, e così via.',
  },
  'marker-by-dearest-unit': {
    name: 'Segnalini più alti',
    rule: 'Una nazione conserva punti popolazione fino a uno meno del costo della sua unità più cara.',
  },
  'computer-prices': {
    name: 'Prezzi del gioco per computer',
    rule: 'Una fanteria norvegese costa 7 punti, e i Normanni possono comprare cavalleria per 12.',
  },
  'burhs-from-round-eleven': {
    name: 'Burh dal round 11',
    rule: 'I Sassoni possono costruire burh dal round 11, e almeno due per turno per poche aree che abbiano.',
  },
  'burhs-beside-infantry': {
    name: 'Burh oltre alla fanteria',
    rule: 'I burh non usano pezzi di fanteria: i Sassoni possono avere 20 fanterie e 8 burh.',
  },
  'two-legions-leave': {
    name: 'Partono due legioni',
    rule: 'Alla fine del turno romano del round 2 partono due armate se ce ne sono più di 12, e mai più di due.',
  },
  'reinforced-below-twelve': {
    name: 'Roma manda di più',
    rule: 'Nei round da 2 a 5 Roma manda almeno un’armata ogni volta che ce ne sono meno di 12 in gioco.',
  },
  'computer-timeline': {
    name: 'Cronologia del gioco per computer',
    rule: 'Alcuni invasori vengono da altri mari, gli Irlandesi del round 4 sono un’armata e gli Angli del round 5 quattro.',
  },
  'angle-kings-at-home': {
    name: 'Re angli in patria',
    rule: 'Oswiu arriva solo in Bernicia e Offa solo nella Mercia del Nord, e solo se lì ci sono Angli.',
  },
  'fewer-norsemen': {
    name: 'Meno Scandinavi',
    rule: 'Gli Scandinavi hanno 8 fanterie invece di 10.',
  },
  'every-leader-scores': {
    name: 'Ogni comandante vale punti',
    rule: 'Chi elimina un comandante nemico fa 6 punti, se la carta della nazione non dice altro.',
  },
  'nothing-for-missing-invaders': {
    name: 'Niente per chi non arriva',
    rule: 'Una nazione con troppo pochi pezzi per i suoi invasori non riceve punti popolazione per quelli che restano fuori.',
  },
  'romans-may-wait-at-sea': {
    name: 'Romani in attesa sul mare',
    rule: 'Le armate romane nel Canale della Manica non sono obbligate a sbarcare.',
  },
  'forts-by-choice': {
    name: 'Forti a scelta',
    rule: 'I Romani possono rinunciare ai nuovi forti alla fine della fase in cui li hanno costruiti.',
  },
  'picts-raid-in-round-six': {
    name: 'Pitti razziatori nel round 6',
    rule: 'I Pitti razziano nei round 4, 5 e 6.',
  },
  'danish-raids-score-nothing': {
    name: 'Razzie danesi senza punti',
    rule: 'I Danesi fanno punti per le aree occupate solo nel round 12, non per le razzie del round 11.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;

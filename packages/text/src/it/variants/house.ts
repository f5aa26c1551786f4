import type { VariantText } from '../../subjects.ts';

export const house = {
  'reduced-luck': {
    name: 'Meno fortuna in battaglia',
    rule: 'Ogni unità lancia due dadi e ogni due colpi fanno una perdita; un colpo spaiato resta per il lancio seguente della stessa battaglia.',
  },
  'dice-deck-24': {
    name: 'Mazzo di 24 dadi',
    rule: 'Ogni giocatore pesca i dadi di battaglia da un mazzo suo, con quattro carte per numero; quando finisce, si rimescola.',
  },
  'dice-deck-48': {
    name: 'Mazzo di 48 dadi',
    rule: 'Ogni giocatore pesca i dadi di battaglia da un mazzo suo, con otto carte per numero; quando finisce, si rimescola.',
  },
  'hidden-scores': {
    name: 'Punteggi nascosti',
    rule: 'Nessuno vede i punti fino alla fine della partita.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;

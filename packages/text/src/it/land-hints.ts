import type { HintWords, LandHintId } from '../hint-case.ts';

export const LAND_HINTS: Readonly<Record<LandHintId, HintWords>> = {
  rally: {
    title: 'Si radunano insieme',
    text: 'I rinforzi compaiono insieme, in un’area che controlli o in un tuo centro di punteggio vuoto. Possono muovere subito, e fino ad allora il limite di occupazione non conta.',
  },
  'rally-landless': {
    title: 'Di nuovo nei tuoi centri',
    text: 'Non controlli terre: le tue armate compaiono in un tuo centro di punteggio, in uno vuoto se c’è, altrimenti in mezzo a chi lo tiene. Da lì proseguono solo quelle che superano il numero dei nemici.',
  },
  hungry: {
    title: 'Troppe bocche',
    text: 'Hai più armate di quante ne nutra la tua terra. Prima che finisca il movimento alcune devono andare in aree vuote, o attaccare; quelle per cui non c’è posto sono rimosse.',
  },
  'keep-land': {
    title: 'Non cedere nulla',
    text: 'Alla fine del movimento devi controllare almeno tante aree quante prima. Lascia indietro un’armata, o prendi un’altra area.',
  },
  'two-seas': {
    title: 'Tra due mari',
    text: 'I tuoi invasori stanno sul confine di due mari e possono sbarcare dall’uno o dall’altro. In questo movimento devono sbarcare tutti.',
  },
  'crown-of-areas': {
    title: 'Una corona per il sud',
    text: ({ figures }) =>
      `Alla fine di questo round ${figures.kingPoints} punti vanno a chi controlla più aree d’Inghilterra a York, nel Cheshire o più a sud; se sono in parità, li dividono.`,
  },
  'every-round': {
    title: 'Punti in ogni round',
    text: 'Ciò che controlli quando tutte le nazioni hanno mosso dà punti, e più di tutto i tuoi centri di punteggio. Prendi quello che puoi tenere fino ad allora, e guarda chi muove ancora dopo di te.',
  },
};

import type { terms as english } from '../en/terms.ts';
import { makeTerms } from '../terms.ts';

export const terms: typeof english = makeTerms({
  submit: {
    forms: ['sottomettersi', 'sottomette', 'sottomettono', 'sottomissione'],
    note: () =>
      'Una nazione che si sottomette non può essere attaccata dalla nazione dominante. In cambio cresce meno e divide i punti delle sue aree.',
  },
  subject: {
    forms: ['sottomessa', 'sottomesse', 'sottomesso', 'sottomessi'],
    note: () =>
      'Una nazione che si è sottomessa. Non può attaccare la nazione dominante né le altre nazioni sottomesse a questa.',
  },
  limes: {
    forms: ['Limes'],
    note: () =>
      'La frontiera romana. Alla fine del round 5 i Romani ottengono punti per le aree con un forte intatto o controllate da una nazione sottomessa a loro.',
  },
  overrun: {
    forms: ['overrun'],
    note: ({ figures, ways }) => {
      const where = ways.overruns === 'clear-land' ? 'un’area nemica aperta' : 'un’area nemica';
      const most = Number.isFinite(figures.mostStopped) ? `, al massimo ${figures.mostStopped}` : '';
      return `Attraversare ${where} senza fermarsi. Devono restarvi ${figures.stoppedByOne} armate per ogni unità nemica${most}; le altre possono proseguire.`;
    },
  },
  overstack: {
    forms: ['pila in eccesso', 'limite di occupazione', 'limiti di occupazione'],
    note: ({ figures: { stack, overstack } }) => {
      const most = Number.isFinite(overstack.clear)
        ? `fino a ${overstack.clear}, o ${overstack.difficult} se impervia`
        : `fino a ${overstack.difficult} se impervia`;
      return `Una nazione può avere ${stack.clear} armate in un’area aperta e ${stack.difficult} in una impervia. Una sola area alla volta può contenerne di più, ${most}: è la pila in eccesso.`;
    },
  },
  overpopulation: {
    forms: ['sovrappopolazione', 'mantenimento'],
    note: ({ figures }) =>
      `Alla fine del suo turno una nazione può tenere ${figures.fedByArea} armate per ogni area che controlla. Quelle in più sono eliminate.`,
  },
  raid: {
    forms: ['razzia', 'razzie', 'razziatore', 'razziatori'],
    note: () =>
      'Le armate che arrivano dal mare in una razzia possono tornarvi dopo le battaglie. In mare nessuno può attaccarle.',
  },
  'major-invasion': {
    forms: ['grande invasione', 'grandi invasioni'],
    note: () => 'Un turno con due movimenti e due serie di battaglie.',
  },
  burh: {
    forms: ['burh'],
    note: () =>
      'Una città fortificata dei Sassoni. Combatte e tiene la sua area come un’armata, ma non può muovere.',
  },
  bretwalda: {
    forms: ['Bretwalda'],
    note: () =>
      'Il primo tra i sovrani dei regni inglesi, eletto dalle nazioni che controllano aree in Inghilterra.',
  },
  limit: {
    forms: ['limite di popolazione'],
    note: ({ figures }) => {
      const clear =
        figures.fedByClearLand > 0
          ? `, e ${figures.fedByClearLand} in più a chi ne controlla una aperta`
          : '';
      return `La terra nutre ${figures.fedByArea} armate per ogni area in cui una nazione si trova${clear}. Le armate in mare non contano.`;
    },
  },
  centre: {
    forms: ['centro di punteggio', 'centri di punteggio'],
    note: () => 'Una delle tre aree che per una nazione valgono più di ogni altra terra.',
  },
});

import type { terms as english } from '../en/terms.ts';
import { STACK } from '../figures.ts';
import { makeTerms } from '../terms.ts';

export const terms: typeof english = makeTerms({
  submit: {
    forms: ['sottomettersi', 'sottomette', 'sottomettono', 'sottomissione'],
    note: 'Una nazione che si sottomette non può essere attaccata dalla nazione dominante. In cambio cresce meno e divide i punti delle sue aree.',
  },
  subject: {
    forms: ['sottomessa', 'sottomesse', 'sottomesso', 'sottomessi'],
    note: 'Una nazione che si è sottomessa. Non può attaccare la nazione dominante né le altre nazioni sottomesse a questa.',
  },
  limes: {
    forms: ['Limes'],
    note: 'La frontiera romana. Alla fine del round 5 i Romani ottengono punti per le aree con un forte intatto o controllate da una nazione sottomessa a loro.',
  },
  overrun: {
    forms: ['overrun'],
    note: 'Attraversare un’area nemica senza fermarsi. Devono restarvi due armate per ogni unità nemica; le altre possono proseguire.',
  },
  overstack: {
    forms: ['pila in eccesso', 'limite di occupazione', 'limiti di occupazione'],
    note: `Una nazione può avere ${STACK.clear} armate in un’area aperta e ${STACK.difficult} in una impervia. Una sola area alla volta può contenerne di più: è la pila in eccesso.`,
  },
  overpopulation: {
    forms: ['sovrappopolazione', 'mantenimento'],
    note: 'Alla fine del suo turno una nazione può tenere due armate per ogni area che controlla. Quelle in più sono eliminate.',
  },
  raid: {
    forms: ['razzia', 'razzie', 'razziatore', 'razziatori'],
    note: 'Le armate che arrivano dal mare in una razzia possono tornarvi dopo le battaglie. In mare nessuno può attaccarle.',
  },
  'major-invasion': {
    forms: ['grande invasione', 'grandi invasioni'],
    note: 'Un turno con due movimenti e due serie di battaglie.',
  },
  burh: {
    forms: ['burh'],
    note: 'Una città fortificata dei Sassoni. Combatte e tiene la sua area come un’armata, ma non può muovere.',
  },
  bretwalda: {
    forms: ['Bretwalda'],
    note: 'Il primo tra i sovrani dei regni inglesi, eletto dalle nazioni che controllano aree in Inghilterra.',
  },
});

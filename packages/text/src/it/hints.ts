import { rulesOf } from '@bretwalda/engine/queries';
import type { hints as en } from '../en/hints.ts';
import { belgicSubmission, firstRomanoBritishCount, hasLeaders, recallOf, romanRounds } from '../figures.ts';
import { type HintId, type HintWords, hintIds, makeHint } from '../hint-case.ts';
import { inRounds } from './advice.ts';
import { LAND_HINTS } from './land-hints.ts';
import { farLed } from './phases.ts';

const HINTS: Readonly<Record<HintId, HintWords>> = {
  ...LAND_HINTS,
  begin: {
    title: 'Decide la sorte',
    text: 'Per ora non c’è nulla da decidere: tira a sorte e guarda che cosa ti tocca.',
  },
  side: {
    title: 'Guarda prima di scegliere',
    text: 'Guarda prima le schede delle nazioni: che cosa dà loro punti, e in quali round.',
  },
  ages: {
    title: 'Nazioni per ogni epoca',
    text: 'Ogni gruppo ha nazioni di epoche diverse, così hai sempre qualcosa da giocare. Alcune fanno punti presto, altre tardi.',
  },
  allowance: {
    title: 'La crescita dei sottomessi',
    text: 'La crescita intera non ti costa nulla. Fai punti anche con le aree dei sottomessi: qualche loro armata in più può tornare utile.',
  },
  freed: {
    title: 'Torneranno liberi',
    text: 'Non restano sottomessi fino alla fine della partita: ciò che cresce ora un giorno può essere contro di te.',
  },
  burhs: {
    title: 'Un muro a buon prezzo',
    text: ({ figures }) =>
      `Un burh costa ${figures.burhCost} punti popolazione, un’armata ${figures.armyCost}. Combatte come un’armata ma non si muove mai. Mettilo dove ti basta resistere.`,
  },
  place: {
    title: 'Piazza dove si combatterà',
    text: 'Le nuove armate possono ancora muovere in questo round: piazzale vicino al confine. Ogni area ne riceve una prima che un’altra riceva la seconda.',
  },
  'king-army': {
    title: 'L’armata del Re',
    text: 'Questa armata arriva alla fine del round e muoverà nel tuo prossimo turno. Fino ad allora fa la guardia: mettila dove qualcuno può colpire prima di te.',
  },
  boudicca: {
    title: 'Dove alza l’insegna',
    text: 'Boudicca può unirsi a questa armata o a un’altra. Scegli un’area da cui può raggiungere i Romani, anche se lì non c’è più posto.',
  },
  levy: {
    title: 'Attorno a un solo vessillo',
    text: 'Appaiono tutte nella stessa area e possono muovere subito; fino ad allora il limite di occupazione non conta. Scegli un posto da cui arrivano dove servono.',
  },
  'leave-out': {
    title: 'Più uomini che segnalini',
    text: ({ ways }) =>
      `I segnalini di una nazione sono contati. Lascia fuori quelli di cui puoi fare a meno${ways.shortage === 'fills-marker' ? '; la popolazione ripartirà con il segnalino al massimo' : ''}.`,
  },
  leader: {
    title: 'Dove servirà?',
    text: 'Metti un comandante con le armate che devono attaccare, meglio se verso un terreno impervio. Dagli almeno due armate: se muore l’ultima, muore anche lui.',
  },
  move: {
    title: 'Conta prima di attaccare',
    text: (rules) =>
      `Scegli una pila, poi un’area. Attacca almeno in tre contro due. Nel terreno impervio il difensore è colpito solo dai sei: porta più armate${hasLeaders(rules) ? ', o un comandante' : ''}.`,
  },
  permission: {
    title: 'A chi serve quest’area?',
    text: 'Se l’area ti dà punti o tiene lontani gli altri, fai restare qualcuno. Altrimenti un’area vuota può andarti bene lo stesso.',
  },
  submit: {
    title: 'Piegarsi o spezzarsi',
    text: 'Chi si sottomette è al sicuro dalla nazione dominante, che deve lasciare le sue aree. In cambio riceve metà dei punti popolazione, se non gli sono concessi tutti, non può attaccarla e tiene metà dei punti per le aree.',
  },
  'submit-angles': {
    title: 'Piegarsi o spezzarsi',
    text: ({ ways }) =>
      `In Scozia e nel Galloway gli Angli non possono più attaccarti e devono lasciare le tue aree; altrove possono ancora. In cambio non li attacchi da nessuna parte, ricevi metà dei punti popolazione, se non te li concedono tutti, e tieni ${ways.pointsUnderAngles === 'all' ? 'tutti i' : 'metà dei'} punti per le aree.`,
  },
  'submit-in-full': {
    title: 'Piegarsi o spezzarsi',
    text: 'In Scozia e nel Galloway gli Angli non possono più attaccarti e devono lasciare le tue aree; altrove possono ancora. In cambio non li attacchi da nessuna parte e ricevi metà dei punti popolazione, se non te li concedono tutti. I punti per le aree restano tuoi.',
  },
  displace: {
    title: 'Fuori, ma non perdute',
    text: 'Le tue armate lasciano le aree dei nuovi sottomessi. Mandale dove vuoi essere al prossimo passo.',
  },
  battle: {
    title: 'L’ordine conta',
    text: 'Combatti prima dove una vittoria chiude la ritirata al nemico o apre la tua. Lascia per ultima la battaglia di cui puoi fare a meno.',
  },
  strike: {
    title: 'I sei sono preziosi',
    text: 'La cavalleria muore solo con un sei. Se è lei che temi, colpiscila finché puoi; gli altri colpi cadono comunque sulla fanteria.',
  },
  'burh-loss': {
    title: 'Mura o uomini?',
    text: 'Il burh tiene l’area ma non si muove; un’armata può andare e tornare. Tieni quello che ti servirà al prossimo turno.',
  },
  forts: {
    title: 'Mura da tenere o da perdere',
    text: 'Un forte combatte, porta strade e può dare punti, ma quando cade li fanno i nemici. Rinuncia a quelli che non puoi difendere.',
  },
  losses: {
    title: 'Chi può ancora tornare?',
    text: 'Indica prima quelle che hanno la via del ritorno chiusa. Le altre possono ancora ritirarsi.',
  },
  retreat: {
    title: 'Vivere per combattere ancora',
    text: 'Dopo ogni lancio può ritirarsi il difensore, poi l’attaccante. Resta se l’area vale più delle armate che rischi di perdere.',
  },
  withdraw: {
    title: 'Di nuovo alle navi?',
    text: 'In mare nessuno può toccare i tuoi razziatori, che colpiranno ancora al prossimo turno. Chi resta tiene l’area, vi cresce e può essere attaccato.',
  },
  'withdraw-home': {
    title: 'Di nuovo a casa?',
    text: 'Chi torna è dove era partito. Chi resta tiene la nuova area, vi cresce e può essere attaccato.',
  },
  'withdraw-last': {
    title: 'L’ultimo round',
    text: 'Chi ora torna in mare non tiene nessuna area alla fine del round, e in questa partita non colpirà più.',
  },
  remove: {
    title: 'Tieni chi tiene la terra',
    text: ({ figures }) =>
      `Togli armate dove ce ne sono diverse insieme e nessun nemico è vicino. La prossima volta occupa più aree: ognuna ne nutre ${figures.fedByArea}.`,
  },
  recall: {
    title: 'Le legioni tornano a casa',
    text: (rules) => {
      const { round, stay, leave } = recallOf(rules);
      const who =
        leave > 0 ? `Se ne vanno ${leave} armate` : `Dopo il round ${round} restano solo ${stay} armate`;
      return `${who}. I forti restano e combattono da soli: richiama le legioni dove c’è un forte e nessun nemico è vicino.`;
    },
  },
  cnut: {
    title: 'A casa con il re',
    text: 'Alcune armate salpano con Cnut. Lascia andare quelle che non servono a tenere un’area, e tienine una in ogni area che dà punti.',
  },
  replace: {
    title: 'Chi resta',
    text: (rules) =>
      `Restano al massimo ${rules.figures.garrison} armate. Fanno punti nel round ${firstRomanoBritishCount(rules)} per le aree aperte d’Inghilterra: tieni aree vicine tra loro e lontane dalla costa.`,
  },
  ballot: {
    title: 'Palese o segreto?',
    text: 'Nel voto palese si vota una nazione alla volta e si vede chi mantiene le promesse. Basta un giocatore per renderlo segreto.',
  },
  vote: {
    title: 'Metà Inghilterra più uno',
    text: ({ figures }) =>
      `Chi ottiene più della metà di tutti i voti diventa Bretwalda, per ${figures.bretwaldaPoints} punti. Se non puoi vincere, vota per chi non ti minaccia; senza maggioranza non è eletto nessuno.`,
  },
  exchange: {
    title: 'A cavallo o a piedi?',
    text: 'Una cavalleria prende il posto di due fanterie. Muove più lontano, colpisce più spesso e cade solo con un sei; due fanterie tengono due aree.',
  },
  bidding: {
    title: 'L’offerta si paga in punti',
    text: 'Quello che offri ti sarà tolto alla fine. Confronta quanto fanno di solito i gruppi: la differenza è il prezzo giusto di un’offerta.',
  },
  'first-roman-move': {
    title: 'Prendi il sud d’assalto',
    text: (rules) => {
      const { areas, points } = belgicSubmission(rules);
      return `Ogni area che occupi ${inRounds(romanRounds(rules).occupy)} dà punti. Due armate tengono fermo un difensore solo mentre le altre proseguono: spingiti a fondo. Quando ai Belgi restano ${areas} aree, la loro sottomissione ti porta ${points} punti.`;
    },
  },
  'roman-move': {
    title: 'Segui le tue strade',
    text: (rules) =>
      `Le aree con i tuoi forti sono unite da strade: muovere lungo di esse è gratis. I forti combattono anche senza armate e, se sono intatti, danno punti ${inRounds(romanRounds(rules).limes)}.`,
  },
  subject: {
    title: 'Sotto un’altra nazione',
    text: 'Non puoi attaccare né la nazione dominante né gli altri suoi sottomessi, e per abbandonare un’area ti serve il suo permesso. Tutti gli altri puoi attaccarli.',
  },
  'subject-angles': {
    title: 'Sotto un’altra nazione',
    text: 'Non puoi attaccare gli Angli da nessuna parte, e per abbandonare un’area in Scozia o nel Galloway ti serve il loro permesso. Tutti gli altri puoi attaccarli.',
  },
  raid: {
    title: 'Colpisci e riparti',
    text: 'I razziatori possono attaccare, fare punti e tornare dopo le battaglie da dove sono venuti. Cerca aree deboli sulla costa e resta solo dove puoi reggere.',
  },
  'major-invasion': {
    title: 'Muovi, combatti, muovi, combatti',
    text: 'Hai due movimenti e due serie di battaglie. Con i primi apri la strada, con i secondi prendi ciò che vale.',
  },
  led: {
    title: 'Dietro al comandante',
    text: (rules) =>
      `Le armate che vanno con un comandante muovono ${farLed(rules)}, non si fermano nel terreno impervio e aggiungono 1 ai dadi. Mandale dove è più difficile, e non lasciare solo il comandante.`,
  },
  boats: {
    title: 'Il mare è una strada',
    text: ({ ways }) =>
      ways.seas === 'several'
        ? 'Con le navi, le armate sulla costa possono attraversare il mare e sbarcare altrove. Ogni mare è un passo del movimento, e anche lo sbarco.'
        : 'Con le navi, le armate sulla costa possono attraversare un mare e sbarcare altrove. Prendere il mare è un passo del movimento, sbarcare il successivo.',
  },
  overstack: {
    title: 'Troppe in un posto solo',
    text: ({ figures: { stack, overstack } }) => {
      const most = Number.isFinite(overstack.clear)
        ? ` (${overstack.clear}, o ${overstack.difficult} nel terreno impervio)`
        : '';
      return `Un’area aperta contiene ${stack.clear} armate, una impervia ${stack.difficult}. Alla fine del movimento una sola delle tue aree può superare il limite${most}; tutte le altre devono rispettarlo.`;
    },
  },
  'roman-stack': {
    title: 'Troppe tra le colline',
    text: ({ figures: { freeStack, overstack } }) =>
      freeStack.difficult < overstack.difficult
        ? `In un’area impervia restano ${freeStack.difficult} armate romane, e in una sola ${overstack.difficult}. Nelle aree aperte non c’è limite.`
        : `In un’area impervia restano al massimo ${freeStack.difficult} armate romane. Nelle aree aperte non c’è limite.`,
  },
  'scoring-round': {
    title: 'Punti alla fine di questo round',
    text: 'Le aree danno punti quando tutte le nazioni hanno mosso. Occupa quante più aree puoi tenere fino ad allora, e guarda chi muove ancora dopo di te.',
  },
  'last-round': {
    title: 'Nulla da risparmiare',
    text: 'È l’ultimo round: le armate valgono solo i punti che ottengono ora. Prendi rischi che prima non avresti corso.',
  },
};

export const hints: typeof en = (state, legal) =>
  hintIds(state, legal).map((id) => makeHint(HINTS[id], rulesOf(state)));

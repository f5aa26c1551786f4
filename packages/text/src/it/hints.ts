import { BRETWALDA_POINTS, GARRISON, LEGION_RECALL } from '@bretwalda/engine/data';
import { ARMY_COST, BURH_COST, LEADER_ALLOWANCE, MARKER_TOP } from '@bretwalda/engine/queries';
import type { hints as en } from '../en/hints.ts';
import { BELGIC_SUBMISSION, FIRST_RB_COUNT, ROMAN_ROUNDS, STACK } from '../figures.ts';
import { type Hint, type HintId, hintIds } from '../hint-case.ts';
import { inRounds } from './advice.ts';

const HINTS: Readonly<Record<HintId, Hint>> = {
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
    text: `Un burh costa ${BURH_COST} punti popolazione, un’armata ${ARMY_COST}. Combatte come un’armata ma non si muove mai. Mettilo dove ti basta resistere.`,
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
  'leave-out': {
    title: 'Più uomini che segnalini',
    text: `I segnalini di una nazione sono contati. Lascia fuori quelli di cui puoi fare a meno; la popolazione ripartirà da ${MARKER_TOP} punti.`,
  },
  leader: {
    title: 'Dove servirà?',
    text: 'Metti un comandante con le armate che devono attaccare, meglio se verso un terreno impervio. Dagli almeno due armate: se muore l’ultima, muore anche lui.',
  },
  move: {
    title: 'Conta prima di attaccare',
    text: 'Scegli una pila, poi un’area. Attacca almeno in tre contro due. Nel terreno impervio il difensore è colpito solo dai sei: porta più armate, o un comandante.',
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
    text: 'In Scozia e nel Galloway gli Angli non possono più attaccarti e devono lasciare le tue aree; altrove possono ancora. In cambio non li attacchi da nessuna parte, ricevi metà dei punti popolazione, se non te li concedono tutti, e tieni metà dei punti per le aree.',
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
    text: 'Togli armate dove ce ne sono diverse insieme e nessun nemico è vicino. La prossima volta occupa più aree: ognuna ne nutre due.',
  },
  recall: {
    title: 'Le legioni tornano a casa',
    text: `Dopo il round ${LEGION_RECALL.round} restano solo ${LEGION_RECALL.stay} armate. I forti restano e combattono da soli: richiama le legioni dove c’è un forte e nessun nemico è vicino.`,
  },
  cnut: {
    title: 'A casa con il re',
    text: 'Alcune armate salpano con Cnut. Lascia andare quelle che non servono a tenere un’area, e tienine una in ogni area che dà punti.',
  },
  replace: {
    title: 'Chi resta',
    text: `Restano al massimo ${GARRISON} armate. Fanno punti nel round ${FIRST_RB_COUNT} per le aree aperte d’Inghilterra: tieni aree vicine tra loro e lontane dalla costa.`,
  },
  ballot: {
    title: 'Palese o segreto?',
    text: 'Nel voto palese si vota una nazione alla volta e si vede chi mantiene le promesse. Basta un giocatore per renderlo segreto.',
  },
  vote: {
    title: 'Metà Inghilterra più uno',
    text: `Chi ottiene più della metà di tutti i voti diventa Bretwalda, per ${BRETWALDA_POINTS} punti. Se non puoi vincere, vota per chi non ti minaccia; senza maggioranza non è eletto nessuno.`,
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
    text: `Ogni area che occupi ${inRounds(ROMAN_ROUNDS.occupy)} dà punti. Due armate tengono fermo un difensore solo mentre le altre proseguono: spingiti a fondo. Quando ai Belgi restano ${BELGIC_SUBMISSION.areas} aree, la loro sottomissione ti porta ${BELGIC_SUBMISSION.points} punti.`,
  },
  'roman-move': {
    title: 'Segui le tue strade',
    text: `Le aree con i tuoi forti sono unite da strade: muovere lungo di esse è gratis. I forti combattono anche senza armate e, se sono intatti, danno punti ${inRounds(ROMAN_ROUNDS.limes)}.`,
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
    text: `Le armate che muovono con un comandante fanno ${LEADER_ALLOWANCE} aree, non si fermano nel terreno impervio e aggiungono 1 ai dadi. Mandale dove è più difficile, e non lasciare solo il comandante.`,
  },
  boats: {
    title: 'Il mare è una strada',
    text: 'Con le navi, le armate sulla costa possono attraversare un mare e sbarcare altrove. Prendere il mare è un passo del movimento, sbarcare il successivo.',
  },
  overstack: {
    title: 'Troppe in un posto solo',
    text: `Un’area aperta contiene ${STACK.clear} armate, una impervia ${STACK.difficult}. Alla fine del movimento una sola delle tue aree può superare il limite; tutte le altre devono rispettarlo.`,
  },
  'roman-stack': {
    title: 'Troppe tra le colline',
    text: `In un’area impervia restano al massimo ${STACK.romans} armate romane. Nelle aree aperte non c’è limite.`,
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

export const hints: typeof en = (state, legal) => hintIds(state, legal).map((id) => HINTS[id]);

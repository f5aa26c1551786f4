import type { PendingKind } from '@bretwalda/engine';
import type { hints as en } from '../en/hints.ts';
import type { Hint, HintCase } from '../hint-case.ts';

const KINDS: Readonly<Record<PendingKind, Hint>> = {
  begin: {
    title: 'Decide la sorte',
    text: 'Per ora non c’è nulla da decidere: tira a sorte e guarda che cosa ti tocca.',
  },
  side: {
    title: 'Una mano per ogni epoca',
    text: 'Ogni gruppo ha nazioni di epoche diverse, così hai sempre qualcosa da giocare. Guarda prima le loro schede: alcune fanno punti presto, altre tardi.',
  },
  allowance: {
    title: 'La crescita dei sottomessi',
    text: 'La crescita intera non ti costa nulla, ma li rende più forti quando saranno liberi. I Romani fanno punti con le aree dei sottomessi: qualche loro armata in più può tornare utile.',
  },
  burhs: {
    title: 'Un muro a buon prezzo',
    text: 'Un burh costa 2 punti popolazione, un’armata 6. Combatte come un’armata ma non si muove mai. Mettilo dove ti basta resistere.',
  },
  place: {
    title: 'Piazza dove si combatterà',
    text: 'Le nuove armate possono muovere già in questo turno: piazzale vicino al confine. Ogni area ne riceve una prima che un’altra riceva la seconda.',
  },
  'leave-out': {
    title: 'Più uomini che segnalini',
    text: 'I segnalini di una nazione sono contati. Lascia fuori quelli di cui puoi fare a meno; la popolazione ripartirà da 5 punti.',
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
  remove: {
    title: 'Tieni chi tiene la terra',
    text: 'Togli armate dove ce ne sono diverse insieme e nessun nemico è vicino. La prossima volta occupa più aree: ognuna ne nutre due.',
  },
  replace: {
    title: 'Chi resta',
    text: 'Restano al massimo otto armate. Fanno punti nel round 7 per le aree aperte d’Inghilterra: tieni aree vicine tra loro e lontane dalla costa.',
  },
  ballot: {
    title: 'Palese o segreto?',
    text: 'Nel voto palese si vota una nazione alla volta e si vede chi mantiene le promesse. Basta un giocatore per renderlo segreto.',
  },
  vote: {
    title: 'Metà Inghilterra più uno',
    text: 'Chi ottiene più della metà di tutti i voti diventa Bretwalda, per 4 punti. Se non puoi vincere, vota per chi non ti minaccia; senza maggioranza non è eletto nessuno.',
  },
  exchange: {
    title: 'A cavallo o a piedi?',
    text: 'Una cavalleria prende il posto di due fanterie. Muove di 3 aree, colpisce con 4 o più e muore solo con un sei; due fanterie tengono due aree.',
  },
};

const CASES: Readonly<Record<HintCase, Hint>> = {
  bidding: {
    title: 'L’offerta si paga in punti',
    text: 'Quello che offri ti sarà tolto alla fine. I gruppi sono quasi alla pari: pochi punti sono un buon prezzo, venti un peso.',
  },
  'first-roman-move': {
    title: 'Prendi il sud d’assalto',
    text: 'Ogni area che occupi nei round da 1 a 3 dà punti. Due armate tengono fermo un difensore solo mentre le altre proseguono: spingiti a fondo. Quando ai Belgi restano quattro aree possono sottomettersi, e vale 6 punti.',
  },
  'roman-move': {
    title: 'Segui le tue strade',
    text: 'Le aree con i tuoi forti sono unite da strade: muovere lungo di esse è gratis. I forti combattono anche senza armate e, se sono intatti, danno punti nel round 5.',
  },
  subject: {
    title: 'Sotto un’altra nazione',
    text: 'Non puoi attaccare la nazione dominante, e per abbandonare un’area ti serve il suo permesso. Tutti gli altri puoi attaccarli.',
  },
  raid: {
    title: 'Colpisci e riparti',
    text: 'Le armate venute dal mare possono attaccare, fare punti e tornare in mare dopo le battaglie. Cerca aree deboli sulla costa e resta solo dove puoi reggere.',
  },
  'major-invasion': {
    title: 'Muovi, combatti, muovi, combatti',
    text: 'Hai due movimenti e due serie di battaglie. Con i primi apri la strada, con i secondi prendi ciò che vale.',
  },
  leader: {
    title: 'Dietro al comandante',
    text: 'Le armate che muovono con lui fanno 3 aree, non si fermano nel terreno impervio e aggiungono 1 ai dadi. Mandalo dove è più difficile, e mai da solo.',
  },
  boats: {
    title: 'Il mare è una strada',
    text: 'Con le navi, le armate sulla costa possono attraversare un mare e sbarcare altrove. Prendere il mare è un passo del movimento, sbarcare il successivo.',
  },
  overstack: {
    title: 'Troppe in un posto solo',
    text: 'Un’area aperta contiene 3 armate, una impervia 2. Alla fine del movimento una sola delle tue aree può superare il limite; tutte le altre devono rispettarlo.',
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

export const hints: typeof en = (kind, circumstances = []) => [
  ...circumstances.map((id) => CASES[id]),
  KINDS[kind],
];

import type { LeaderId, NationId } from '@bretwalda/engine';
import { adviceOf, type GeneralWords, generalAdvice } from '../advice.ts';
import type { cards as en } from '../en/cards.ts';
import { ADVICE, atEndOf, CENTRE_ADVICE, inRounds } from './advice.ts';
import { cap } from './grammar.ts';

const STORIES: Readonly<Record<NationId, string>> = {
  romans:
    'Nel 43 l’imperatore Claudio mandò quattro legioni oltre la Manica. In due generazioni il sud divenne una provincia con città, terme e strade dritte, e Agricola era arrivato ai margini delle Highlands. Adriano segnò il confine con un muro. Intorno al 410 alle città fu detto di difendersi da sole, e le aquile se n’erano andate.',
  'romano-british':
    'Quando l’esercito partì, proprietari e cittadini che si sentivano romani andarono avanti da soli. Assoldarono Sassoni contro i Pitti e se ne pentirono. Gildas, monaco del sesto secolo, ricorda una grande vittoria al monte Badon; le epoche seguenti la diedero ad Artù.',
  belgae:
    'I popoli del sud-est avevano parenti in Gallia, coniavano monete e bevevano vino italico ben prima delle legioni. Nell’anno 60 Boudicca, regina degli Iceni, fu frustata e derubata da funzionari romani. La sua rivolta bruciò Colchester, Londra e St Albans prima di essere schiacciata.',
  welsh:
    'Siluri e Ordovici combatterono Roma dalle loro colline per trent’anni. Dopo le legioni, i re di Gwynedd, Powys e Dyfed si chiamarono compatrioti, Cymry. Nel 633 Cadwallon uccise re Edwin e per un anno fu padrone della Northumbria. Offa scavò un vallo per tenerli fuori.',
  brigantes:
    'La tribù più grande dell’isola teneva i Pennini da mare a mare. La regina Cartimandua restò in pace con Roma finché il marito non la rovesciò. Dopo le legioni, Britanni di quel nord fondarono i regni di Rheged e Strathclyde, che sopravvissero a tutti gli altri.',
  caledonians:
    'Tacito dà loro un capo, Calgaco, e il più bel discorso contro un impero che sia mai stato scritto: fanno un deserto e lo chiamano pace. Persero la battaglia e tennero le montagne. Isole e valli li nascosero a Romani, Pitti e Scoti.',
  picts:
    'Gli uomini dipinti, dicevano i Romani, che contro di loro costruirono due mura. Le loro pietre scolpite sono ancora in piedi nel nord-est, e nessuno le sa leggere. Nel 685 distrussero un esercito northumbriano a Dunnichen. Nel nono secolo la corona passò alla casa di Kenneth mac Alpin, e il nome andò perduto.',
  irish:
    'Mentre Roma si indeboliva, le barche irlandesi venivano per il bestiame e per la gente; un ragazzo di nome Patrizio fu tra i prigionieri. I Déisi si stabilirono nel Dyfed, altri in Cornovaglia e nel Gwynedd, e alzarono pietre con le loro lettere. Col tempo divennero gallesi o cornici come i vicini.',
  scots:
    'Scotti era la parola romana per i razziatori irlandesi. Dall’Antrim passarono venti chilometri di mare verso l’Argyll e fondarono il regno di Dál Riata. Fergus Mór fu ricordato come fondatore, Columba come santo. Alla fine i loro re dominarono anche i Pitti e diedero il nome al paese.',
  norsemen:
    'Dai fiordi della Norvegia occidentale alle Shetland ci sono due giorni di vela. Contadini, mercanti e pirati a seconda del caso, presero le Orcadi, le Ebridi e Caithness e le resero norrene per secoli. Ketil Naso Piatto fu mandato a sottomettere le isole per il re e le tenne per sé.',
  dubliners:
    'I vichinghi costruirono un forte sul Liffey e si arricchirono con schiavi e argento. I loro re volevano anche York. Olaf Guthfrithsson perse la grande battaglia di Brunanburh nel 937, eppure due anni dopo entrò a York senza combattere.',
  danes:
    'Prima venivano per le chiese e tornavano a casa. Nell’865 un grande esercito venne e rimase; un regno dopo l’altro cadde davanti a Ivar, Halfdan e i loro, e il nord e l’est vissero secondo la legge danese. Un secolo e mezzo dopo Cnut regnava sull’Inghilterra insieme a Danimarca e Norvegia.',
  norwegians:
    'Harald Hardrada aveva combattuto dalla Sicilia a Costantinopoli prima di diventare re di Norvegia. Nel settembre del 1066 sbarcò nell’Humber con trecento navi e batté i conti del nord a Fulford. Cinque giorni dopo Harold lo sorprese a Stamford Bridge; due dozzine di navi bastarono per riportare a casa i superstiti.',
  saxons:
    'Gente di mare della foce dell’Elba, prima temuti lungo la costa come razziatori, poi coloni che diedero nome a mezzo sud. Il Wessex, il regno dell’ovest, sopravvisse a tutti gli altri. Alfredo lo salvò dai Danesi con mura, navi e libri, e i suoi nipoti furono re d’Inghilterra.',
  jutes:
    'Beda dice che vennero dallo Jutland con due fratelli, Hengist e Horsa, assoldati da re Vortigern e pagati in terre. Presero il Kent, l’isola di Wight e la costa di fronte. Etelberto del Kent fu il primo re inglese a farsi battezzare.',
  angles:
    'Lasciarono l’Angeln così vuota, sentì dire Beda, che ai suoi tempi era ancora deserta. Dal Wash al Forth fondarono Anglia orientale, Mercia e Northumbria. Ida tenne Bamburgh, Oswiu mise pace tra due chiese, Offa scrisse a Carlo Magno da pari a pari. L’Inghilterra porta il loro nome.',
  normans:
    'Uomini del nord che in cinque generazioni avevano imparato il francese, la guerra a cavallo e i castelli. Il duca Guglielmo diceva che Edoardo gli aveva promesso la corona e che Harold l’aveva giurato. Sbarcò a Pevensey nel settembre del 1066, vinse presso Hastings in ottobre e a Natale era re. Vent’anni dopo fece contare ogni bue d’Inghilterra.',
};

const LEADERS: Readonly<Record<LeaderId, string>> = {
  boudicca: 'Regina degli Iceni, che nell’anno 60 bruciò tre città romane.',
  arthur: 'Capo di guerra dei Britanni, metà memoria e metà leggenda, vincitore al monte Badon.',
  urien: 'Re di Rheged, che assediò gli Angli a Lindisfarne e fu ucciso da un alleato.',
  'fergus-mor-mac-erc': 'Re di Dál Riata intorno al 500, da cui i re degli Scoti dicevano di discendere.',
  'ketil-flatnose': 'Signore norreno delle Ebridi, mandato dal suo re e fedele a sé stesso.',
  'olaf-guthfrithsson': 'Re di Dublino, battuto a Brunanburh nel 937 e padrone di York due anni dopo.',
  'ivar-and-halfdan': 'Fratelli alla testa del grande esercito dell’865, conquistatori di York.',
  cnut: 'Re d’Inghilterra, Danimarca e Norvegia, più saggio di come lo dipinge la storia della marea.',
  'svein-estrithson': 'Re di Danimarca e nipote di Cnut, venne per York quando era già di Guglielmo.',
  'harald-hardrada': 'Re di Norvegia e guardia di Costantinopoli, l’ultimo grande vichingo.',
  aelle: 'Primo re dei Sassoni del sud, per Beda il primo signore degli inglesi.',
  egbert: 'Re del Wessex che mise fine al dominio della Mercia.',
  alfred: 'Re del Wessex, che batté i Danesi a Edington e costruì i burh.',
  edgar: 'Il Pacifico: si dice che otto re minori lo portassero a remi sul Dee.',
  harold: 'Ultimo re degli inglesi, vinse a Stamford Bridge e cadde presso Hastings.',
  ida: 'Primo re di Bernicia, signore della rocca di Bamburgh.',
  oswiu: 'Re di Northumbria, uccise Penda e presiedette il sinodo di Whitby.',
  offa: 'Re di Mercia, quello del vallo e del penny d’argento.',
  william: 'Duca di Normandia, alla fine del 1066 il Conquistatore.',
};

const GENERAL: GeneralWords = {
  hand: () =>
    'Gioca tutte le tue nazioni come una sola parte. Una nazione che ha fatto il suo tempo può ancora aiutare la prossima.',
  scoring: (of) => `Le aree danno punti ${atEndOf(of)}. Allargati prima, stringi le file dopo.`,
  everyRound: () =>
    'Le aree danno punti alla fine di ogni round: la terra che tieni rende più volte. Non cederne per una preda che non puoi tenere.',
  attack: ({ leaders }) =>
    `Attacca almeno in tre contro due. Contro un terreno impervio due contro uno è poco${leaders ? ' senza un comandante' : ''}.`,
  far: () =>
    'Muovi prima le armate più lontane: quelle vicine potranno poi trattenere il nemico mentre altre passano.',
  order: () => 'Scegli l’ordine delle battaglie in modo che il nemico non abbia dove andare e tu sì.',
  feed: (n) =>
    `Una nazione mantiene ${n} armate per area. Quando cresci, cresci verso l’esterno, o perdi ciò che hai guadagnato.`,
  limit: ({ fedByArea, fedByClearLand }) =>
    `La terra nutre ${fedByArea} armate per area${fedByClearLand > 0 ? `, e ${fedByClearLand} in più se ce n’è una aperta` : ''}. Oltre questo limite di popolazione si cresce poco o nulla: allargati.`,
  keepLand: () =>
    'Dopo il movimento una nazione deve controllare almeno tante aree quante prima. Decidi chi resta prima di decidere chi va.',
  crown: ({ rounds, points }) =>
    `${cap(inRounds(rounds))}, ${points} punti vanno a chi controlla più aree d’Inghilterra a York, nel Cheshire o più a sud.`,
  hills: () =>
    'Poche armate tra le colline sono difficili da cacciare. Spesso i resti di una nazione danno punti fino alla fine.',
  timeline: () =>
    'Guarda chi arriva dopo sulla linea del tempo, e dove. Non metterti sulla sua strada per due punti.',
  compare: () =>
    'Confronta ogni giocatore con quello che le sue nazioni hanno di solito a quel punto, e ferma solo chi può ancora vincere.',
  winner: () => 'Tra buoni giocatori una partita combattuta si vince con circa 235 punti.',
};

export const cards: typeof en = {
  story: (id) => STORIES[id],
  advice: (state, id) => adviceOf(ADVICE, CENTRE_ADVICE, state, id),
  leaders: (id) => LEADERS[id],
  general: (state) => generalAdvice(GENERAL, state),
};

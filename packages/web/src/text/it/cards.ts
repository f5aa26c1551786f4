import type { LeaderId, NationId } from '@bretwalda/engine';
import type { cards as en, NationText } from '../en/cards.ts';

const NATIONS: Readonly<Record<NationId, NationText>> = {
  romans: {
    story:
      'Nel 43 l’imperatore Claudio mandò quattro legioni oltre la Manica. In due generazioni il sud divenne una provincia con città, terme e strade dritte, e Agricola era arrivato ai margini delle Highlands. Adriano segnò il confine con un muro. Intorno al 410 alle città fu detto di difendersi da sole, e le aquile se n’erano andate.',
    advice:
      'Hai 16 armate e nessuna crescita, solo rinforzi. Tutto ciò che occupi nei round da 1 a 3 dà punti: 2 per ogni area d’Inghilterra, 4 per Alban, Dalriada, Dunedin e Mar. Dopo il round 2 restano solo 12 armate: rischia prima. Nel round 5 contano i forti intatti e le aree dei sottomessi: Cheshire, Essex e York valgono 6 ciascuna.',
  },
  'romano-british': {
    story:
      'Quando l’esercito partì, proprietari e cittadini che si sentivano romani andarono avanti da soli. Assoldarono Sassoni contro i Pitti e se ne pentirono. Gildas, monaco del sesto secolo, ricorda una grande vittoria al monte Badon; le epoche seguenti la diedero ad Artù.',
    advice:
      'Cominci con otto armate al massimo e senza crescita nel round 6. Ogni area aperta d’Inghilterra vale 2 nel round 7, e ogni armata di Sassoni, Angli o Juti distrutta nel tuo turno nei round 6 e 7 vale 2, Aelle 6. Resta a coppie nel centro del paese e manda Artù dove si può colpire.',
  },
  belgae: {
    story:
      'I popoli del sud-est avevano parenti in Gallia, coniavano monete e bevevano vino italico ben prima delle legioni. Nell’anno 60 Boudicca, regina degli Iceni, fu frustata e derubata da funzionari romani. La sua rivolta bruciò Colchester, Londra e St Albans prima di essere schiacciata.',
    advice:
      'Sarai travolto: fallo pagare caro. Con quattro aree rimaste sottomettiti e salva chi è vivo per il tuo turno. Poi insorgi con Boudicca: in quel turno del round 1 ogni armata o forte romano distrutto vale 6, più tardi solo 2 e 4. Ogni area inglese del sud che tieni ancora nel round 5 vale 2.',
  },
  welsh: {
    story:
      'Siluri e Ordovici combatterono Roma dalle loro colline per trent’anni. Dopo le legioni, i re di Gwynedd, Powys e Dyfed si chiamarono compatrioti, Cymry. Nel 633 Cadwallon uccise re Edwin e per un anno fu padrone della Northumbria. Offa scavò un vallo per tenerli fuori.',
    advice:
      'La tua terra rende per tutta la partita: 4 ciascuna per Dyfed, Gwynedd e Powys, 2 per Clwyd, Cornovaglia, Devon e Gwent. I punti fuori dal Galles contano solo fino a metà di quelli dentro. Sottomettiti a Roma con cinque aree, chiedi la crescita intera e tieni un’armata vicino a York nei round 8 e 9: occuparla una volta vale 12.',
  },
  brigantes: {
    story:
      'La tribù più grande dell’isola teneva i Pennini da mare a mare. La regina Cartimandua restò in pace con Roma finché il marito non la rovesciò. Dopo le legioni, Britanni di quel nord fondarono i regni di Rheged e Strathclyde, che sopravvissero a tutti gli altri.',
    advice:
      'Ogni armata romana per te vale 6, ogni forte 2. Sottomettiti a Roma con tre buone aree piuttosto che perderle tutte. Lo Strathclyde è il tuo tesoro: 6 punti nei round 5 e 7, 8 nel round 10, poi 10. Dal round 6 puoi sottometterti agli Angli invece di sparire, quando ti restano una o due aree del nord.',
  },
  caledonians: {
    story:
      'Tacito dà loro un capo, Calgaco, e il più bel discorso contro un impero che sia mai stato scritto: fanno un deserto e lo chiamano pace. Persero la battaglia e tennero le montagne. Isole e valli li nascosero a Romani, Pitti e Scoti.',
    advice:
      'Sette armate al massimo, e nessuno vuole le tue rocce. Ebridi e Orcadi valgono 4 in ogni round di punteggio, Caithness 4 nei round 5 e 7 e poi 2. Riempile, resta in pace con i Pitti e preparati a Scoti e Scandinavi; il terreno impervio combatte per te.',
  },
  picts: {
    story:
      'Gli uomini dipinti, dicevano i Romani, che contro di loro costruirono due mura. Le loro pietre scolpite sono ancora in piedi nel nord-est, e nessuno le sa leggere. Nel 685 distrussero un esercito northumbriano a Dunnichen. Nel nono secolo la corona passò alla casa di Kenneth mac Alpin, e il nome andò perduto.',
    advice:
      'Alban, Mar e Moray valgono 4 in ogni round di punteggio, quasi tutte le terre vicine 2. Un forte romano per te vale 6, un’armata 2: naviga e fai razzie nei round 4 e 5. Sottomettiti con tre aree finché sono buone, poi riempile di nuovo. Soprattutto, resta vivo fino alla fine.',
  },
  irish: {
    story:
      'Mentre Roma si indeboliva, le barche irlandesi venivano per il bestiame e per la gente; un ragazzo di nome Patrizio fu tra i prigionieri. I Déisi si stabilirono nel Dyfed, altri in Cornovaglia e nel Gwynedd, e alzarono pietre con le loro lettere. Col tempo divennero gallesi o cornici come i vicini.',
    advice:
      'Arrivi a uno o due alla volta. Fino al round 6 ogni armata distrutta nel tuo turno vale 2 punti: radunati in mare e colpisci insieme. Poi stabilisciti: Avalon, Cheshire, Cornovaglia, Cumbria, Devon, Dyfed e Gwynedd valgono 4 ciascuna nei round 5 e 7, poi 2. Anche una sola armata viva nel round 16 dà punti.',
  },
  scots: {
    story:
      'Scotti era la parola romana per i razziatori irlandesi. Dall’Antrim passarono venti chilometri di mare verso l’Argyll e fondarono il regno di Dál Riata. Fergus Mór fu ricordato come fondatore, Columba come santo. Alla fine i loro re dominarono anche i Pitti e diedero il nome al paese.',
    advice:
      'Fai razzie finché rende: fino al round 6 ogni armata distrutta nel tuo turno vale 2. Nel round 7 Fergus guida una grande invasione; prendi Dalriada, Dunedin e Skye, che da allora valgono 4 ciascuna, e trincerati. Tutto il resto del nord vale 2.',
  },
  norsemen: {
    story:
      'Dai fiordi della Norvegia occidentale alle Shetland ci sono due giorni di vela. Contadini, mercanti e pirati a seconda del caso, presero le Orcadi, le Ebridi e Caithness e le resero norrene per secoli. Ketil Naso Piatto fu mandato a sottomettere le isole per il re e le tenne per sé.',
    advice:
      'Nel round 11 fai insieme razzia e invasione: prendi Orcadi, Ebridi e Caithness, 3 punti ciascuna per occuparle e 6 ciascuna nel round 13. Poi va’ a sud con le navi per altre prime visite, e tieni un’armata in Cumbria entro il round 13: vale 3, poi 4 e ancora 4.',
  },
  dubliners: {
    story:
      'I vichinghi costruirono un forte sul Liffey e si arricchirono con schiavi e argento. I loro re volevano anche York. Olaf Guthfrithsson perse la grande battaglia di Brunanburh nel 937, eppure due anni dopo entrò a York senza combattere.',
    advice:
      'Arrivi tardi e con pochi. Nel round 13 Olaf guida una grande invasione: alla fine York vale 8 e Cumbria 5, il resto 2. Marcia compatto, prendi una preda e tienila fino alla fine del round. Nel round 16 Cumbria vale ancora 4.',
  },
  danes: {
    story:
      'Prima venivano per le chiese e tornavano a casa. Nell’865 un grande esercito venne e rimase; un regno dopo l’altro cadde davanti a Ivar, Halfdan e i loro, e il nord e l’est vissero secondo la legge danese. Un secolo e mezzo dopo Cnut regnava sull’Inghilterra insieme a Danimarca e Norvegia.',
    advice:
      'Nel round 11 fai razzie in gruppi forti: ogni area in cui ti trovi prima di ripartire vale 2. Nel round 12 invadi il nord e l’est con i fratelli: York 8, quasi tutte le altre 4. Tieni York e l’Anglia orientale per il round 13. Nel round 14 Cnut è re, per 8 punti, se hai il doppio delle aree inglesi di chiunque altro; conserva qualcosa per Svein nel round 16.',
  },
  norwegians: {
    story:
      'Harald Hardrada aveva combattuto dalla Sicilia a Costantinopoli prima di diventare re di Norvegia. Nel settembre del 1066 sbarcò nell’Humber con trecento navi e batté i conti del nord a Fulford. Cinque giorni dopo Harold lo sorprese a Stamford Bridge; due dozzine di navi bastarono per riportare a casa i superstiti.',
    advice:
      'Hai due turni. Nel round 15 dieci armate con Harald muovono e combattono due volte: York vale 10, la Mercia del Nord 6, Bernicia, Cheshire e March 4 ciascuna, anche se poi prosegui. Tieni Harald al sicuro: vivo, nel round 16 porta nuove armate e una pretesa alla corona, che vale 10. Ogni area d’Inghilterra che controlli alla fine vale 2.',
  },
  saxons: {
    story:
      'Gente di mare della foce dell’Elba, prima temuti lungo la costa come razziatori, poi coloni che diedero nome a mezzo sud. Il Wessex, il regno dell’ovest, sopravvisse a tutti gli altri. Alfredo lo salvò dai Danesi con mura, navi e libri, e i suoi nipoti furono re d’Inghilterra.',
    advice:
      'Il tuo gruppo vive di loro. Nel round 6 sbarca con Aelle e popola le terre aperte del sud-est; l’Essex vale 6 nel round 7. Più tardi Avalon, Downlands, Essex, Hwicce, Sussex e Wessex valgono 4 ciascuna. Cerca voti per il Bretwalda, costruisci burh quando sei debole e sii re dopo il round 10: 8 punti e un’armata ogni volta.',
  },
  jutes: {
    story:
      'Beda dice che vennero dallo Jutland con due fratelli, Hengist e Horsa, assoldati da re Vortigern e pagati in terre. Presero il Kent, l’isola di Wight e la costa di fronte. Etelberto del Kent fu il primo re inglese a farsi battezzare.',
    advice:
      'Sei armate, un solo scopo: il Kent, che vale 8 nel round 5 e 4 in tutti i seguenti. Essex, Sussex e Wessex valgono 4 nel round 5, poi 2. Sbarca presto, riempi il Kent e fa’ in modo che i Sassoni guardino altrove; una piccola nazione che non disturba vive a lungo.',
  },
  angles: {
    story:
      'Lasciarono l’Angeln così vuota, sentì dire Beda, che ai suoi tempi era ancora deserta. Dal Wash al Forth fondarono Anglia orientale, Mercia e Northumbria. Ida tenne Bamburgh, Oswiu mise pace tra due chiese, Offa scrisse a Carlo Magno da pari a pari. L’Inghilterra porta il loro nome.',
    advice:
      'La maggior parte dei tuoi punti viene nei round 7 e 10. Con Ida invadi nel round 7: Norfolk 6, e Bernicia, Dunedin, Lothian, Mercia del Nord e York 4 ciascuna. Tieni la Bernicia per Oswiu nel round 9 e la Mercia del Nord per Offa nel round 10, o non verranno. Lascia che i Briganti si sottomettano invece di inseguirli, e aspettati i Danesi nel round 12.',
  },
  normans: {
    story:
      'Uomini del nord che in cinque generazioni avevano imparato il francese, la guerra a cavallo e i castelli. Il duca Guglielmo diceva che Edoardo gli aveva promesso la corona e che Harold l’aveva giurato. Sbarcò a Pevensey nel settembre del 1066, vinse presso Hastings in ottobre e a Natale era re. Vent’anni dopo fece contare ogni bue d’Inghilterra.',
    advice:
      'Nel round 15 invadi con sei fanterie, quattro cavallerie e Guglielmo. Essex vale 8, Wessex 6, Kent, Mercia del Sud, Suffolk e Sussex 4. Se Harold cade per mano tua, dei Norvegesi o dei Danesi ottieni 6, e altri 6 se sei stato tu. Tieni vivo Guglielmo per i rinforzi e la corona: 10 punti, più 2 per ogni area d’Inghilterra che controlli.',
  },
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

const GENERAL: readonly string[] = [
  'Gioca tutte le tue nazioni come una mano sola. Una nazione che ha fatto il suo tempo può ancora aiutare la prossima.',
  'Le aree danno punti alla fine dei round 5, 7, 10, 13 e 16. Allargati prima di questi round, stringi le file dopo.',
  'Attacca almeno in tre contro due. Contro un terreno impervio due contro uno è poco senza un comandante.',
  'Muovi prima le armate più lontane: quelle vicine potranno poi trattenere il nemico mentre altre passano.',
  'Scegli l’ordine delle battaglie in modo che il nemico non abbia dove andare e tu sì.',
  'Una nazione mantiene due armate per area. Quando cresci, cresci verso l’esterno, o perdi ciò che hai guadagnato.',
  'Poche armate tra le colline sono difficili da cacciare. Spesso i resti di una nazione danno punti fino alla fine.',
  'Guarda chi arriva dopo sulla linea del tempo, e dove. Non metterti sulla sua strada per due punti.',
  'Confronta ogni giocatore con quello che le sue nazioni hanno di solito a quel punto, e ferma solo chi può ancora vincere.',
  'Tra buoni giocatori una partita combattuta si vince con circa 235 punti.',
];

export const cards: typeof en = {
  nations: (id) => NATIONS[id],
  leaders: (id) => LEADERS[id],
  general: GENERAL,
};

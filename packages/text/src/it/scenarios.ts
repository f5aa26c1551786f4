import type { ScenarioId } from '@bretwalda/engine';
import type { scenarios as en } from '../en/scenarios.ts';
import type { ScenarioText } from '../subjects.ts';

const SCENARIOS: Readonly<Record<ScenarioId, ScenarioText>> = {
  'standard-4': {
    title: 'La partita completa',
    line: 'Dalle legioni di Claudio a Guglielmo nella sala di Westminster.',
    history:
      'Nell’anno 43 sedici armate romane attendono nella Manica. Dietro di loro ci sono mille anni di coloni, santi e re del mare. Sorgono regni che eleggono un Bretwalda, cadono davanti ai Danesi e risorgono sotto una sola corona, finché in un solo autunno quattro uomini pretendono l’Inghilterra. Diciassette nazioni, quattro giocatori: vince chi ha più punti.',
    hours: 'da 4 a 5 ore',
    bestFor: 'Il gioco al suo meglio: parti equilibrate e nessuno che aspetta a lungo.',
  },
  'standard-3': {
    title: 'Tre troni',
    line: 'Tutta la storia, con cinque o sei nazioni per ogni giocatore.',
    history:
      'L’intera storia britannica da Claudio al Conquistatore, per tre giocatori. Danesi e Juti marciano con gli eredi di Roma; i Normanni stanno con chi c’era prima. Con più nazioni a testa non si esce mai di scena, e ogni epoca ti mette contro entrambi gli altri.',
    hours: 'circa 4 ore',
    bestFor: 'Tre giocatori con una serata libera e poca voglia di aspettare.',
  },
  'standard-5': {
    title: 'Cinque focolari',
    line: 'Tutta la storia, con meno nazioni a testa e piani più brevi.',
    history:
      'Cinque giocatori si dividono le diciassette nazioni: ognuno ha tre o quattro popoli da curare, e ciascuno conta. I Sassoni stanno con la gente dura dell’estremo nord, i Normanni con i Briganti. Amici e nemici cambiano con i secoli: chi ti ha aiutato contro Roma può sbarcare da te come Danese.',
    hours: 'circa 5 ore',
    bestFor: 'Cinque giocatori a cui piace trattare.',
  },
  'short-3': {
    title: 'Dopo le legioni',
    line: 'Roma se n’è andata. Sassoni, Angli e Juti sono alla porta.',
    history:
      'È l’anno 430. Le legioni sono partite e i Romano-Britannici tengono quello che possono tra York e il Severn. Gli Juti sono nel Kent, i Sassoni sulla costa sud, gli Angli a est. In otto round i nuovi venuti fondano regni, Artù ha la sua ora e infine, a nord, appaiono le navi dei draghi.',
    hours: 'circa 2 ore',
    bestFor: 'Tre giocatori, e una buona seconda partita.',
  },
  'two-early': {
    title: 'Aquile',
    line: 'Roma, con qualche aiuto dal nord, contro i popoli dell’isola.',
    history:
      'Claudio ha bisogno di un trionfo, e la Britannia glielo darà. Un giocatore guida le legioni, e con loro i Caledoni e gli Scoti; l’altro parla per le tribù del sud, le colline del Galles, i Briganti e i Pitti, e più tardi per i razziatori che mettono alla prova le coste. In questo scenario le tribù ridotte a poche aree devono sottomettersi. Alla fine di cinque round si conta il Limes, forte per forte.',
    hours: 'circa 1 ora',
    bestFor: 'Una prima partita: poche regole alla volta, e i Romani per provarle.',
  },
  'two-germanic': {
    title: 'Chiglie da oriente',
    line: 'I coloni venuti dall’est contro chi c’era prima.',
    history:
      'Le mura di Roma sono ancora in piedi, ma nessuno è pagato per difenderle. Angli, Sassoni e Juti arrivano con le famiglie, mentre Irlandesi e Scoti passano il mare da ovest. Contro di loro ci sono i Romano-Britannici e i Belgi che hanno preso i modi di Roma, i Gallesi, i Briganti e i popoli dell’estremo nord. Cinque round, dal 430 al 785, decidono quale lingua parlerà l’Inghilterra.',
    hours: 'circa 1 ora',
    bestFor: 'Due giocatori che vogliono grandi invasioni e la difesa di Artù.',
  },
  'two-vikings': {
    title: 'Prue di drago',
    line: 'Danesi, Dublinesi e Scandinavi contro tutti gli altri.',
    history:
      'Per due secoli i regni hanno litigato tra loro. Poi, dall’anno 785, compaiono le vele: gli Scandinavi tra le isole, i Danesi lungo la costa orientale, i Dublinesi dal Mare d’Irlanda. L’altro giocatore deve salvare il salvabile con Egbert, Alfredo, Edgar e con i burh. Quattro round, e in tre di questi una grande invasione.',
    hours: 'circa 1 ora',
    bestFor: 'Due giocatori, uno audace e uno paziente.',
  },
  'computer-full': {
    title: 'Il gioco per computer',
    line: 'Mille anni con le regole della versione per computer.',
    history:
      'La stessa mappa e le stesse diciassette nazioni, ma con le regole della versione commerciale per computer: i rinforzi arrivano all’inizio del round, un comandante fa marciare un’area in più, i terreni difficili rallentano, e corone e sottomissioni funzionano in altro modo. Per chi ha imparato Britannia sullo schermo.',
    hours: 'da 4 a 5 ore',
    bestFor: 'Giocatori che conoscono la versione per computer.',
  },
  'computer-invasions': {
    title: 'Il gioco per computer, dopo Roma',
    line: 'Dalla caduta di Roma alla fine, con le regole della versione per computer.',
    history:
      'Nel 430 Roma se n’è andata, e la partita prosegue fino al 1085: Sassoni e Angli, Danesi e Scandinavi, e alla fine la contesa per la corona. Con le regole della versione commerciale per computer.',
    hours: 'circa 3 ore',
    bestFor: 'Quattro giocatori che preferiscono cominciare senza i Romani.',
  },
  'computer-vikings': {
    title: 'Il gioco per computer, l’età vichinga',
    line: 'Dalle prime navi drago al 1066, con le regole della versione per computer.',
    history:
      'Sei round, dal 785 al 1085. Danesi, Dublinesi e Scandinavi vengono per terra e bottino, i Sassoni rispondono con i burh, e alla fine quattro re pretendono una sola corona. Con le regole della versione commerciale per computer.',
    hours: 'circa 2 ore',
    bestFor: 'Quattro giocatori che vogliono una partita breve con un gran finale.',
  },
  'redux-4': {
    title: 'reduX in quattro',
    line: 'Undici round dagli ultimi Romani al Conquistatore, e punti in ognuno.',
    history:
      'Le legioni sono partite e ogni area ha il suo popolo. Sassoni e Angli sono in mare, Artù raduna due armate, e tre secoli dopo arrivano gli uomini del nord. Ci sono soltanto armate: niente comandanti, niente forti, niente sottomissione. Ogni nazione ha tre centri che valgono più del resto, e alla fine di ogni round tutte fanno punti.',
    hours: 'circa 2 ore',
    bestFor: 'Quattro giocatori che vogliono tutto in una sera.',
  },
  'redux-3': {
    title: 'reduX in tre',
    line: 'Il gioco più snello, con cinque nazioni per giocatore.',
    history:
      'Tre giocatori si dividono quindici nazioni. Ognuno ha antichi popoli da tenere in vita e invasori che arrivano dal mare: nessuno salta un round. Tieni i tuoi centri, non cedere terra, e non perdere d’occhio l’Inghilterra: chi ne controlla di più il sud, alla fine, porta la corona.',
    hours: 'circa 2 ore',
    bestFor: 'Tre giocatori a cui piace avere molto da fare.',
  },
  'redux-5': {
    title: 'reduX in cinque',
    line: 'Il gioco più snello, con tre nazioni per giocatore.',
    history:
      'Quindici nazioni, cinque giocatori, tre popoli a testa: piani brevi e turni rapidi. Alcuni guidano chi sbarca per primo, altri aspettano Danesi, Norvegesi o Normanni e fino ad allora devono far durare i loro piccoli regni.',
    hours: 'circa 2 ore',
    bestFor: 'Cinque giocatori e una sera.',
  },
  'redux-short-4': {
    title: 'reduX breve',
    line: 'Otto round: da Artù ai Danesi.',
    history:
      'Lo stesso gioco snello, ma finisce mentre i Danesi si stanno ancora insediando, molto prima dell’ultima contesa per la corona. Otto round, punti in ognuno, e altri otto per chi controlla più aree nel sud dell’Inghilterra quando si conta l’ultimo.',
    hours: 'circa 1 ora',
    bestFor: 'Un primo assaggio di reduX, o una partita dopo cena.',
  },
};

export const scenarios: typeof en = (id) =>
  SCENARIOS[id] ?? { title: id, line: '', history: '', hours: '', bestFor: '' };

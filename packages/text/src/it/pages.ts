import type { Violation } from '@bretwalda/engine';
import type { pages as en } from '../en/pages.ts';
import type { FileProblem, KeepRefusal } from '../subjects.ts';
import { count, plural } from './numbers.ts';
import { variants } from './variants.ts';

function hours(minutes: number): string {
  if (minutes < 50) return `${Math.max(10, Math.round(minutes / 10) * 10)} minuti`;
  const halves = Math.round(minutes / 30);
  if (halves === 3) return 'un’ora e mezza';
  if (halves <= 2) return 'un’ora';
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} ore`;
}

const REFUSALS: Readonly<Record<KeepRefusal, string>> = {
  refused: 'Il browser non permette di conservare partite qui, come in certe finestre private.',
  full: 'Il browser non ha più spazio per conservare partite.',
  silent: 'L’archivio del browser non risponde.',
};

const PLAYER_PROBLEMS = {
  number: 'il numero dei giocatori non corrisponde allo scenario',
  name: 'un giocatore non ha un nome valido',
  kind: 'un giocatore non è né umano né computer',
  level: 'un computer ha una forza che qui non si conosce',
  shape: 'l’elenco dei giocatori è danneggiato',
} as const;

const POSITION_PROBLEMS: Readonly<Record<string, string>> = {
  round: 'lo scenario non ha questo round',
  nation: 'una nazione non vi ha posto',
  step: 'la fase non è conosciuta',
  supply: 'una nazione ha più armate di quante ne possiede',
  leader: 'un comandante non vi ha posto',
  'leader-alone': 'un comandante sta senza armate',
  'two-nations': 'troppe nazioni stanno in un’area',
  fort: 'un forte sta dove non può stare',
  area: 'un’area non è sulla mappa',
};

function position(v: Violation): string {
  if (v.code === 'unknown-text' && v.details.line !== undefined)
    return `Questa riga della posizione non si può leggere: «${v.details.line.slice(0, 80)}».`;
  const why = POSITION_PROBLEMS[v.rule];
  return `La posizione nel file non è possibile secondo le regole${why ? `: ${why}` : ''}.`;
}

function config(v: Violation): string {
  if (v.code === 'options-clash')
    return `Il file chiede due regole facoltative che non vanno insieme: «${variants(v.details.option).name}» e «${variants(v.details.other).name}».`;
  if (v.code !== 'bad-config') return 'Il file usa uno scenario o un’opzione che qui non esiste.';
  const got = v.details.got.slice(0, 80);
  if (v.rule === 'scenario') return `Il file è di uno scenario che qui non esiste: «${got}».`;
  if (v.rule === 'options.variants')
    return `Il file chiede una regola facoltativa che questo gioco non ha: «${got}».`;
  return `Il file ha un’impostazione che qui non esiste: ${v.rule} è «${got}».`;
}

function problem(p: FileProblem): string {
  switch (p.kind) {
    case 'empty':
      return 'Il file è vuoto.';
    case 'huge':
      return `Il file ha ${Math.round(p.size / 1_000_000)} MB. Nessuna partita salvata supera ${Math.round(p.most / 1_000_000)} MB.`;
    case 'binary':
      return 'Questo non è un file di testo. Le partite salvate sono semplice testo.';
    case 'foreign':
      return 'Questo file non è né una partita salvata né una posizione.';
    case 'other-version':
      return `Il file è stato scritto da un’altra versione di Bretwalda (${p.found}; questa legge ${p.expected}).`;
    case 'cut':
      return 'Manca la fine del file. Forse non è stato copiato o scaricato per intero.';
    case 'changed':
      return `Il file è stato modificato o danneggiato dopo il salvataggio (riga ${p.line}).`;
    case 'config':
      return config(p.violation);
    case 'players':
      return `I giocatori del file non si possono leggere: ${PLAYER_PROBLEMS[p.reason.what]}.`;
    case 'entry':
      return `La mossa ${p.entry} della partita non è possibile secondo le regole.`;
    case 'position':
      return position(p.violation);
    case 'gone':
      return 'Questo salvataggio non è più su questo dispositivo. Scegline un altro, apri un file o comincia una nuova partita.';
    case 'damaged':
      return 'Questo salvataggio è danneggiato. In «Partite salvate» puoi metterne in un file quello che resta, o eliminarlo.';
    case 'storage':
      return `${REFUSALS[p.refusal]} Riprova fra un momento, o apri un file.`;
    case 'unreadable':
      return 'Il browser non è riuscito a leggere il file. Copialo altrove o scegline un altro.';
  }
}

export const pages: typeof en = {
  refusals: REFUSALS,
  memory: (why) => `${REFUSALS[why]} Ciò che giochi dura finché la pagina resta aperta: salvalo in un file.`,
  problem,
  problemTitle: 'Questo file non si può aprire',
  problemCalm: 'Nulla è andato perso: le tue partite sono come prima.',
  chooseAnother: 'Scegli un altro file',
  cancel: 'Annulla',

  game: {
    title: 'Nuova partita',
    lead: 'Scegli un gioco e uno scenario, un posto e la forza degli altri.',
    story: 'Scenario',
    seats: 'Posti',
    options: 'Opzioni',
    preview: 'Lo scenario',
    players: (n) => count(n, 'giocatore', 'giocatori'),
    rounds: (n) => `${n} round`,
    time: hours,
    facts: { players: 'Giocatori', rounds: 'Round', nations: 'Nazioni', years: 'Anni', time: 'Al tavolo' },
    years: (from, to) => `${from}–${to}`,
    firstGame: 'Per iniziare',
    seat: (name, seat) => `Posto ${seat + 1}: ${name}`,
    nameOf: (colour) => `Nome del giocatore ${colour}`,
    nameOfSeat: (seat) => `Nome del giocatore ${seat}`,
    who: (name) => `Chi gioca per ${name}`,
    person: 'Umano',
    computer: 'Computer',
    here: 'A questo schermo',
    level: (name) => `Forza di ${name}`,
    fair: 'I computer giocano con le tue stesse regole e gli stessi dadi. I più forti guardano più avanti.',
    nations: (colour) => `Nazioni del ${colour}`,
    aboutNation: (nation) => `${nation}: apri la carta della nazione`,
    openSides: {
      random: 'I gruppi di nazioni si distribuiscono all’inizio della partita.',
      choose: 'I giocatori scelgono il gruppo all’inizio della partita.',
      bid: 'I giocatori offrono punti per il gruppo all’inizio della partita.',
      fixed: '',
    },
    groups: 'Gruppi di nazioni',
    anyColour: 'Gruppo ancora da decidere',
    sides: {
      label: 'Nazioni',
      note: 'Chi gioca quale gruppo di nazioni',
      tip: 'Come sopra: ogni posto ha il suo colore. Casuale: gruppi distribuiti a sorte. Scelta a turno: i giocatori scelgono a turno. Asta: i giocatori pagano punti per un gruppo.',
      fixed: 'Come sopra',
      random: 'Casuale',
      choose: 'Scelta a turno',
      bid: 'Asta',
    },
    minRaise: {
      label: 'Rilancio minimo',
      note: 'Di quanto deve salire un’offerta',
      tip: 'Chi vuole un gruppo già tenuto da altri deve offrire almeno tanti punti in più.',
      points: (n) => count(n, 'punto', 'punti'),
    },
    ballot: {
      label: 'Voti',
      note: 'Per il Bretwalda',
      tip: 'Chiedi: ogni giocatore può volere il voto segreto. Palese: i voti si vedono subito. Segreto: i voti si vedono quando ci sono tutti.',
      ask: 'Chiedi',
      open: 'Palese',
      secret: 'Segreto',
    },
    summary: (persons, computers) =>
      [computers > 0 && `${computers} computer`, persons > 0 && count(persons, 'umano', 'umani')]
        .filter(Boolean)
        .join(', '),
    about: (time) => `circa ${time}`,
    begin: (year) => `Comincia nel ${year}`,
    watching: 'Nessun giocatore umano: i computer giocano da soli.',
  },

  option: {
    motion: {
      label: 'Mosse sulla mappa',
      note: 'Come si vedono i turni degli altri',
      tip: 'Spente: solo il risultato. Veloci: movimenti brevi. Calme: abbastanza lente da seguirle tutte.',
      off: 'Spente',
      fast: 'Veloci',
      calm: 'Calme',
    },
    dice: {
      label: 'Dadi',
      note: 'Quanto a lungo rotolano',
      tip: 'Salta: solo il risultato. Veloci: un lancio breve. Interi: i dadi rotolano fino in fondo. Le probabilità sono sempre le stesse.',
      skip: 'Salta',
      fast: 'Veloci',
      full: 'Interi',
    },
    hints: {
      label: 'Suggerimenti',
      note: 'Uno breve per ogni fase',
      tip: 'Dicono che cosa si può fare ora e perché. Si possono riaprire in ogni momento.',
    },
    events: {
      label: 'Finestre degli eventi',
      note: 'Comandanti, corone, partenze',
      tip: 'Una finestra dice che cosa è successo e che cosa comporta. Senza, c’è un breve avviso sopra la mappa.',
    },
    autosave: {
      label: 'Salvataggio automatico',
      note: 'Dopo ogni passo',
      tip: 'La partita in corso resta su questo dispositivo: puoi chiudere la pagina e continuare più tardi.',
    },
    confirmIdle: {
      label: 'Conferma la fine del movimento',
      note: 'Quando nulla si è mosso',
      tip: 'Chiede conferma prima di finire un movimento in cui nessuna armata si è mossa.',
    },
    sound: { label: 'Suoni', note: 'Pedine, dadi e corni', tip: 'Ogni suono ha anche un segno che si vede.' },
    volume: { label: 'Volume', note: 'Quanto sono forti i suoni', value: (percent) => `${percent}%` },
    fullScreen: {
      label: 'Schermo intero',
      note: 'Esc lo chiude',
      refused: 'Questo browser qui non lo permette',
    },
    view: {
      label: 'Vista principale',
      note: 'L’elenco è fatto per tastiera e lettore di schermo',
      map: 'Mappa',
      list: 'Elenco',
    },
    theme: { label: 'Tema', note: 'Carta chiara o stanza buia' },
    language: { label: 'Lingua dell’interfaccia', note: 'Per tutte le parole sullo schermo' },
  },

  settingsPage: {
    title: 'Impostazioni',
    look: 'Aspetto',
    play: 'Gioco',
    sound: 'Suoni',
    kept: 'Le scelte valgono subito e restano su questo dispositivo.',
    notKept:
      'Le scelte valgono subito, ma questo browser non le conserva: durano finché non chiudi la pagina.',
    reset: 'Ripristina',
  },

  saves: {
    title: 'Partite salvate',
    lead: 'Su questo dispositivo. Salva in un file quello che vuoi tenere per sempre.',
    auto: 'Salvataggio automatico',
    ended: 'Partita finita',
    named: 'Salvata da te',
    open: 'Apri',
    rename: 'Rinomina',
    renameTitle: 'Rinomina questo salvataggio',
    newName: 'Nuovo nome',
    keepName: 'Usa questo nome',
    export: 'Salva in un file',
    remove: 'Elimina',
    removeTitle: 'Eliminare questo salvataggio?',
    removeText: (name) => `«${name}» sparirà per sempre. Una copia in un file resta.`,
    removeYes: 'Elimina',
    removeNo: 'Tieni',
    import: 'Apri un file',
    drop: 'oppure trascina qui una partita salvata o una posizione',
    dropNow: 'Lascia per aprire il file',
    empty: 'Ancora nessuna partita salvata.',
    emptyNote: (savesItself) =>
      savesItself
        ? 'Una partita resta qui appena la giochi.'
        : 'Il salvataggio automatico è spento: salva le partite dal menu della partita.',
    players: 'Giocatori',
    removed: (name) => `${name} è eliminata.`,
    renamed: (name) => `Ora si chiama ${name}.`,
    reading: 'Cerco le partite salvate…',
    more: (n) => plural(n, 'Mostrane un’altra', `Mostrane altre ${n}`),
    left: (n) => plural(n, 'Una non è ancora mostrata', `${n} non sono ancora mostrate`),
    taken: (name) => `Esiste già un salvataggio di nome «${name}».`,
    damaged: 'Questo salvataggio è danneggiato e non si può aprire.',
    damagedNote: 'Metti in un file quello che ne resta, o eliminalo. Le altre partite sono intatte.',
    nameless: 'Salvataggio senza nome',
    notRenamed: 'Il nuovo nome non si è potuto salvare.',
    notRemoved: 'Non si è potuto eliminarlo.',
  },

  creditsPage: {
    title: 'Crediti',
    game: 'Il gioco',
    gameText:
      'Il gioco da tavolo Britannia è opera di Lewis Pulsipher. Bretwalda è una realizzazione indipendente e aperta delle regole della seconda edizione. Non è legata a lui né ad alcun editore del gioco, né approvata da loro. Parole, immagini e codice sono suoi.',
    map: 'La mappa',
    mapText:
      'La linea di costa viene da Natural Earth ed è di pubblico dominio. Aree, segni, emblemi e pedine sono stati disegnati per Bretwalda.',
    type: 'Caratteri',
    typeText:
      'IM Fell English di Igino Marini e Source Sans 3 di Paul D. Hunt, entrambi con licenza SIL Open Font.',
    icons: 'Icone',
    iconsText: 'Lucide, con licenza ISC.',
    libraries: 'Librerie',
    librariesText: 'React e marked con licenza MIT, idb con licenza ISC.',
    licence: 'Licenza',
    licenceText: 'Bretwalda è software libero con licenza MIT: usalo, leggilo, cambialo, passalo ad altri.',
  },
};

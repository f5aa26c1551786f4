import type { notices as en } from '../../en/online/notices.ts';

/** What players are told outside the game they look at, and how. */
export const notices: typeof en = {
  title: 'Avvisi',
  lead: 'Ricevi un avviso quando una partita ha bisogno di te e tu non la stai guardando.',
  unseen: 'Nuovi',
  none: 'Niente di nuovo. Qui vedrai quando tocca a te, quando una partita finisce e quando qualcuno ti invita.',
  needsSomebody: 'Gli avvisi sono per chi gioca: siediti a un tavolo e compariranno qui.',
  subject: {
    'your-turn': (title) => `Tocca a te: ${title}`,
    reminder: (title) => `Il tuo tempo sta per scadere: ${title}`,
    'game-over': (title) => `La partita è finita: ${title}`,
    invitation: (title) => `Invito: ${title}`,
    'replacement-wanted': (title) => `Un posto è libero: ${title}`,
  },
  line: {
    'your-turn': ({ title }) => `Tocca a te in «${title}».`,
    reminder: ({ title, left }) =>
      left ? `Tocca ancora a te in «${title}»: ti restano ${left}.` : `Tocca ancora a te in «${title}».`,
    'game-over': ({ title }) => `«${title}» è finita. Guarda com’è andata.`,
    invitation: ({ title, by }) => `${by} ti invita a «${title}».`,
    'replacement-wanted': ({ title, by }) =>
      `Il tempo di ${by} in «${title}» è scaduto. Chi ha il link può prendere il posto.`,
  },
  go: {
    'your-turn': 'Gioca',
    reminder: 'Gioca',
    'game-over': 'Guarda il risultato',
    invitation: 'Al tavolo',
    'replacement-wanted': 'Al tavolo',
  },
  dismiss: 'Rimuovi',
  dismissAll: 'Rimuovi tutti',
  block: 'Blocca',
  blockWhom: (name) => `Blocca ${name}: niente più inviti né messaggi`,
  blocked: (name) => `Non sentirai più ${name}.`,

  ways: {
    title: 'Come ti avvisiamo',
    lead: 'Solo quando non stai guardando la partita, e mai per mosse che avvengono da sole.',
    none: 'Per ora solo in questa pagina.',
    kinds: { push: 'Browser', mail: 'E-mail', webhook: 'Webhook' },
    here: 'questo browser',
    unnamed: 'un altro browser',
    remove: (what) => `Rimuovi: ${what}`,
    removed: 'Rimosso. Non riceverà più avvisi.',
    waiting: 'In attesa del codice',
  },
  push: {
    title: 'In questo browser',
    lead: 'Il browser mostra gli avvisi anche quando questa pagina è chiusa.',
    on: 'Attiva',
    isOn: 'Gli avvisi sono attivi in questo browser.',
    off: 'Disattiva',
    isOff: 'Gli avvisi non sono attivi in questo browser.',
    denied:
      'Il browser non permette gli avvisi di questa pagina. Puoi cambiarlo nelle sue impostazioni per la pagina.',
    impossible: 'Questo browser non può mostrare avvisi quando la pagina è chiusa.',
    installFirst:
      'Su questo dispositivo aggiungi prima la pagina alla schermata Home: da lì potrai attivare gli avvisi.',
    insecure: 'I browser mostrano avvisi solo per pagine con un indirizzo sicuro (https).',
    failed: 'Il browser non ha raggiunto il suo servizio di avvisi. Riprova più tardi.',
  },
  mail: {
    title: 'Per e-mail',
    lead: 'Al massimo un’e-mail al minuto.',
    none: 'Questo server non può inviare e-mail.',
    needsAccount: 'Per l’e-mail serve un account. Creandolo conservi le partite che hai come ospite.',
    address: 'Indirizzo e-mail',
    send: 'Invia un codice',
    sent: (address) => `Abbiamo inviato un codice di sei cifre a ${address}. Vale mezz’ora.`,
    code: 'Codice ricevuto',
    confirm: 'Conferma',
    again: 'Invia un altro codice',
    done: 'Indirizzo confermato. D’ora in poi gli avvisi arrivano lì.',
  },
  webhook: {
    title: 'Con un webhook',
    lead: 'Per un tuo programma o un canale di chat: ogni avviso vi arriva come JSON.',
    url: 'Indirizzo del webhook',
    note: 'Un indirizzo pubblico con https',
    add: 'Aggiungi',
    done: 'Aggiunto. Il prossimo avviso arriva anche lì.',
  },

  invite: {
    label: 'Nome di un giocatore',
    note: 'Chi ha un account riceve un avviso. Agli ospiti manda il link.',
    send: 'Invita',
    sent: (name) => `Invito inviato a ${name}.`,
    needsAccount: 'Con un account puoi anche invitare giocatori per nome.',
  },
};

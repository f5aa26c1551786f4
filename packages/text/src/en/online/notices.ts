/** What a notice is about. */
export interface NoticeFacts {
  /** Of the table. */
  readonly title: string;
  /** Who invites, or whose seat is free. */
  readonly by: string;
  /** How much time there is, in words. */
  readonly left?: string | undefined;
}

/** What players are told outside the game they look at, and how. */
export const notices = {
  title: 'Notices',
  lead: 'We let you know when a game needs you and you are not looking at it.',
  unseen: 'New',
  none: 'Nothing new. Your turns, finished games and invitations will show up here.',
  needsSomebody: 'Join a table, and your notices will appear here.',
  subject: {
    'your-turn': (title: string) => `Your turn: ${title}`,
    reminder: (title: string) => `Your time is running out: ${title}`,
    'game-over': (title: string) => `The game is over: ${title}`,
    invitation: (title: string) => `Invitation: ${title}`,
    'replacement-wanted': (title: string) => `A seat is free: ${title}`,
  },
  line: {
    'your-turn': ({ title }: NoticeFacts) => `It is your turn in “${title}”.`,
    reminder: ({ title, left }: NoticeFacts) =>
      left ? `It is still your turn in “${title}”: ${left} left.` : `It is still your turn in “${title}”.`,
    'game-over': ({ title }: NoticeFacts) => `“${title}” is over. See how it ended.`,
    invitation: ({ title, by }: NoticeFacts) => `${by} invites you to “${title}”.`,
    'replacement-wanted': ({ title, by }: NoticeFacts) =>
      `${by} ran out of time in “${title}”. Anyone with the link can take the seat.`,
  },
  go: {
    'your-turn': 'Play',
    reminder: 'Play',
    'game-over': 'See the result',
    invitation: 'To the table',
    'replacement-wanted': 'To the table',
  },
  dismiss: 'Dismiss',
  dismissAll: 'Dismiss all',
  block: 'Block',
  blockWhom: (name: string) => `Block ${name}: no more invitations, no more messages`,
  blocked: (name: string) => `You will hear no more from ${name}.`,

  ways: {
    title: 'How we reach you',
    lead: 'Only when you are not looking at the game, and never for moves that happen by themselves.',
    none: 'So far, only on this page.',
    kinds: { push: 'Browser', mail: 'E-mail', webhook: 'Webhook' },
    here: 'this browser',
    unnamed: 'another browser',
    remove: (what: string) => `Remove: ${what}`,
    removed: 'Removed. Nothing more is sent there.',
    waiting: 'Waiting for the code',
  },
  push: {
    title: 'In this browser',
    lead: 'The browser shows notices even when this page is closed.',
    on: 'Switch on',
    isOn: 'Notices are on in this browser.',
    off: 'Switch off',
    isOff: 'Notices are off in this browser.',
    denied:
      'The browser does not allow notices from this page. You can change that in its settings for this page.',
    impossible: 'This browser cannot show notices while the page is closed.',
    installFirst:
      'On this device, add the page to the home screen first; then notices can be switched on there.',
    insecure: 'Browsers show notices only for pages with a secure address (https).',
    failed: 'The browser could not reach its notice service. Try again later.',
  },
  mail: {
    title: 'By e-mail',
    lead: 'At most one e-mail a minute.',
    none: 'This server cannot send e-mail.',
    needsAccount: 'E-mail needs an account. Create one, and you keep your games.',
    address: 'E-mail address',
    send: 'Send a code',
    sent: (address: string) => `A six-digit code is on its way to ${address}. It is valid for half an hour.`,
    code: 'Code from the e-mail',
    confirm: 'Confirm',
    again: 'Send another code',
    done: 'Address confirmed. Notices go there from now on.',
  },
  webhook: {
    title: 'By webhook',
    lead: 'For your own program or a chat channel: every notice is sent there as JSON.',
    url: 'Address of the webhook',
    note: 'A public address with https',
    add: 'Add',
    done: 'Added. The next notice goes there, too.',
  },

  invite: {
    label: 'Player’s name',
    note: 'Players with an account get a notice. Send guests the link.',
    send: 'Invite',
    sent: (name: string) => `${name} has been invited.`,
    needsAccount: 'With an account you can also invite players by name.',
  },
};

import { plural } from '../numbers.ts';

/** What goes with a refusal, as far as it is known. */
export interface RefusalFacts {
  /** Seconds until it may be tried again. */
  readonly wait?: number | undefined;
  /** One of `reasons`, or the words of an operator. */
  readonly reason?: string | undefined;
  /** Until when, as a date. */
  readonly until?: string | undefined;
  /** The number under which the server has written down what happened. */
  readonly request?: string | undefined;
}

const later = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'Try again in a moment.';
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 90) return `Try again in ${seconds} ${plural(seconds, 'second', 'seconds')}.`;
  return `Try again in ${minutes} ${plural(minutes, 'minute', 'minutes')}.`;
};

/** Why a server did not do what it was asked: what was wrong, and what to do. */
export const refusals = {
  codes: {
    'no-such-game': 'There is no such game, or it is private. If somebody sent you a link, use all of it.',
    'no-such-table': 'There is no such table, or it is private. If somebody sent you a link, use all of it.',
    'not-a-member': 'You are not at this table.',
    'not-your-seat': 'Somebody else plays this seat now.',
    'seat-taken': 'This seat is taken. Choose another one.',
    'not-gathering': 'This has already begun, so nobody can join or leave any more.',
    'not-running': 'This game is not being played at the moment.',
    'not-allowed': 'This is not possible here.',
    'sign-in-first': 'You are not signed in. Sign in, or play as a guest.',
    'account-first': 'This needs an account. Create one, and you keep your games.',
    'wrong-password': 'The name and the password do not match.',
    'name-taken': 'Somebody else has this name, or one that looks the same. Choose another one.',
    'email-taken': 'There is an account with this e-mail address. Sign in with it instead.',
    'bad-name':
      'A name has 3 to 24 Latin letters, digits, spaces, dots, dashes or apostrophes, and does not begin with “Guest”.',
    'bad-email': 'This is not an e-mail address. Check it for typing errors.',
    'bad-password': 'A password has 8 to 128 characters.',
    'passkey-failed': 'The passkey was not accepted. Try again, or sign in with your password.',
    'link-too-old': 'This link has been used or is too old. Ask for a new one.',
    'foreign-origin':
      'The request did not come from a page of this server. Open the game at its own address.',
    'too-many-requests': ({ wait }: RefusalFacts) => `That was too many requests at once. ${later(wait)}`,
    'too-large': 'This is too long. Make it shorter.',
    'not-found': 'There is nothing here.',
    stale: 'Something has happened in the meantime. Look at it again, then decide.',
    'bad-request': 'The server did not understand this. Reload the page and try again.',
    muted: ({ reason = '', until = '' }: RefusalFacts) =>
      `You cannot write messages until ${until}. The operators’ reason: ${reason}`,
    restarting: 'The server is just restarting. Try again in a moment; nothing is lost.',
    'server-error': ({ request }: RefusalFacts) =>
      `Something went wrong on the server. Nothing was changed.${request ? ` If it happens again, tell the operators this number: ${request}` : ''}`,
  },
  /** Closer reasons why something is not possible. */
  reasons: {
    'not-over': 'This is only possible when the game is over.',
    'already-proposed': 'The table is still answering the same question. Wait for the answers.',
    'too-many-ways': 'You cannot add any more. Remove one first.',
    'too-few-players': 'There are not enough players yet.',
    'no-mail': 'This server cannot send e-mail.',
    'mail-failed': 'The e-mail could not be sent. Check the address, or try again later.',
    'wrong-code': 'This is not the code in the e-mail. Check it, or ask for a new one.',
    'old-code': 'This code is too old, or there were too many wrong ones. Ask for another one.',
    'closed-address': 'Nothing can be sent to this address. It must be public and begin with https.',
    'no-such-player':
      'There is no player with this name. Check how it is written; guests cannot be invited by name.',
    'invite-yourself': 'This is your own name.',
    'already-here': 'This player is already at the table.',
    'cup-needs-clock': 'A cup needs a clock, so that nobody can hold it up.',
    'cup-is-full': 'This cup is full.',
    'too-many-cups': 'Several of your cups are still waiting for players. Start one of them first.',
    'not-in-cup': 'You do not take part in this cup.',
    'not-the-host': 'Somebody else starts this cup.',
    'no-vacation-left': 'You have no days of vacation left.',
    'out-of-time': 'Your time has run out. What happens now is what the table agreed on.',
    'no-post': 'This server cannot send e-mail. Ask its operators for a new password.',
  },
  noAnswer: 'The server does not answer. Check your connection and try again; nothing was changed.',
  again: 'Try again',
};

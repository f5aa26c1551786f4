import { list } from '../grammar.ts';
import { count } from '../numbers.ts';

/** What players say to each other at a table, and what they write for themselves. */
export const talk = {
  title: 'Talk',
  game: 'Game',
  tabs: 'Talk and notes',
  said: 'What was said',
  titleWithNew: (n: number) => `Talk: ${count(n, 'new message', 'new messages')}`,
  newMessages: (n: number) => count(n, 'new message', 'new messages'),
  newFrom: (name: string, n: number) =>
    n === 1 ? `New message from ${name}.` : `${n} new messages, the latest from ${name}.`,
  empty: 'Nobody has said anything yet.',
  you: 'you',
  toYou: 'you',
  gone: 'a former player',
  privately: (names: readonly string[]) => `only to ${list(names)}`,
  toLatest: (n: number) => (n > 0 ? count(n, 'new message', 'new messages') : 'To the latest'),
  notEnforced: 'The game does not enforce this.',

  to: 'To',
  all: 'All players',
  hearerGone: 'Somebody you were writing to has left. Choose again who it is for.',
  alone: 'Nobody else is here yet to read it.',
  message: 'Message',
  send: 'Send',
  left: (n: number) => `${count(n, 'character', 'characters')} left`,
  tooLong: (n: number) => `${count(n, 'character', 'characters')} too many`,
  muted: (until: string, reason: string) =>
    `You cannot write messages until ${until}. The operators’ reason: ${reason}`,

  about: (name: string) => `About this message from ${name}`,
  aboutTitle: (name: string) => `Message from ${name}`,
  block: (name: string) => `Block ${name}`,
  blockNote: (name: string) =>
    `You no longer see anything ${name} says, at any table, and what was said before goes too. ${name} is not told.`,
  notHeard: (name: string) => `You have blocked ${name}.`,
  hear: 'Unblock',
  blockedTitle: 'Blocked players',
  blockedNote: 'You see nothing of what they say, at any table.',
  report: 'Report to the operators',
  reason: 'What is wrong with it?',
  reasonMissing: 'Say in a few words what is wrong.',
  reportNote: 'They see this message, the few that you read before it, and who reports it.',
  reported: 'The operators have been told.',

  note: {
    tab: 'Notes',
    title: 'Your notes on this game',
    private: 'Only you see them, on all your devices.',
    states: {
      unread: 'Reading…',
      saved: 'Saved',
      unsaved: 'Not saved yet…',
      saving: 'Saving…',
      failed: 'Not saved.',
    },
    tooLong: (n: number) => `${count(n, 'character', 'characters')} too many.`,
    joined: 'These notes were also changed on another device. Here are both versions, one below the other.',
  },
};

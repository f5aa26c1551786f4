import { list } from '../grammar.ts';
import { count } from '../numbers.ts';

const time = (ms: number): string => {
  const s = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours, minutes] = [Math.floor(s / 86_400), Math.floor(s / 3600) % 24, Math.floor(s / 60) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(s % 60)}` : `${minutes}:${two(s % 60)}`;
};

/** A game on a server: who sits there, their time, what they agree on, what becomes of the connection. */
export const play = {
  opening: 'Opening the game…',
  cannotOpen: 'The game could not be opened',
  tryAgain: 'Try again',
  toLobby: 'To the lobby',
  table: 'The table',
  players: 'Players',
  talk: 'Talk',
  close: 'Close',

  connection: {
    reconnecting: 'Connection lost. Reconnecting…',
    offline: 'No connection to the server.',
    text: 'Nothing is lost. The game goes on here as soon as the server answers.',
    waits: 'What you did last will be sent then.',
    now: 'Try now',
    lost: 'You can no longer see this game.',
  },
  sending: 'Sending…',
  problem: {
    stale: 'Somebody was faster and the game has changed. Please look again before you decide.',
    closed: 'That is no longer possible. The screen shows the game as it is now.',
    unanswered:
      'The server did not answer, so what you did may not have been played. Please check and try again.',
    gone: 'That was not done:',
  },
  understood: 'OK',

  waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  you: 'you',
  yourTurn: 'Your turn',
  toPlay: 'to play',
  freeSeat: 'Free seat',
  computer: 'computer',
  standIn: (level: string) => `away: a ${level} plays`,
  clock: (ms: number) => time(ms),
  clockOf: (name: string, ms: number) => `${name} has ${time(ms)} left`,
  runsOut: 'running out',
  paused: 'Paused',
  noClock: 'No clock',

  away: {
    title: (level: string) => `You were away: a computer (${level}) plays for you.`,
    back: 'I’m back',
    free: (name: string) => `Nobody plays ${name}.`,
    take: 'Take this seat',
    takeOver: (name: string) => `Take over from ${name}`,
    giveUp: 'Give up my seat',
    giveUpTitle: 'Give up your seat?',
    giveUpText:
      'A computer plays on for you. Anyone with the link to the table can then take the seat; once they have, you cannot take it back.',
    stay: 'Stay',
    waits: (name: string) =>
      `${name}’s seat is free. The game goes on as soon as somebody takes it: send them the link to the table.`,
    letBot: 'Let a computer play',
    silent: (name: string, days: number) => `${name} has not played for ${count(days, 'day', 'days')}.`,
  },

  vacation: {
    title: 'Vacation',
    text: (days: number) =>
      `You have ${count(days, 'day', 'days')} of vacation left. Your clock is stopped while it lasts, and a day counts once it has begun. It ends when you press the button again, or by itself when the days are used up.`,
    none: 'You have no days of vacation left.',
    begin: 'Begin my vacation',
    end: 'End my vacation',
    own: (until: string) => `You are on vacation, until ${until} at the latest. Your clock is stopped.`,
    of: (until: string) => `on vacation, back by ${until}`,
  },
  spectating: 'You are watching. What the players say to each other stays between them.',

  agree: {
    title: 'Agreements',
    pause: 'Ask for a pause',
    resume: 'Ask to go on',
    end: 'Propose to end the game',
    endTitle: 'End the game now?',
    endText: 'If everybody at the table agrees, the game ends at once.',
    byWhich: 'By which result',
    present: 'As the points stand now',
    presentNote: (result: string) => `Now: ${result}.`,
    projected: 'As it would probably end',
    projectedNote: (result: string) =>
      `The points now, plus what each nation usually still scores: ${result}.`,
    hiddenNote: 'The points are hidden until the end: everybody sees them once all have agreed.',
    propose: 'Propose',
    cancel: 'Cancel',
    undo: 'Propose to go back to here',
    undoOwn: 'Take back to here',
    undoNote: 'Dice or other players’ decisions lie in between, so everybody at the table must agree.',
    proposed: {
      undo: (name: string, entries: number) =>
        `${name} would like to take back ${count(entries, 'action', 'actions')}.`,
      end: (name: string, result: string) => `${name} proposes to end the game: ${result}.`,
      pause: (name: string) => `${name} asks for a pause.`,
      resume: (name: string) => `${name} asks to go on.`,
      absent: (name: string) => `${name} ran out of time. Should a computer play on for ${name}?`,
      silent: (name: string) =>
        `${name} has not played for days. Should a computer play on until ${name} comes back?`,
    },
    look: 'Show the moment',
    yes: 'Yes',
    no: 'No',
    waits: (names: readonly string[]) => `Waiting for an answer from ${list(names)}.`,
    until: (when: string) => `There is time to answer until ${when}.`,
    agreedBy: (names: readonly string[]) => `Agreed: ${list(names)}.`,
  },
  kindOfResult: { present: 'present points', projected: 'projected points' },

  /** What happened at the table, in a line. */
  told: {
    title: 'What happened at the table',
    nothing: 'Nothing yet.',
    joined: (name: string) => `${name} joined.`,
    left: (name: string) => `${name} left the table.`,
    began: 'The game began.',
    outOfTime: (name: string) => `${name} ran out of time.`,
    standIn: (name: string, level: string) => `A computer (${level}) plays for ${name}.`,
    wanted: (name: string) => `${name}’s seat is free: anyone with the link can take it.`,
    cameBack: (name: string) => `${name} is back.`,
    takenOver: (name: string) => `${name} took over a seat.`,
    gaveUp: (name: string) => `${name} gave up their seat. A computer plays on.`,
    vacation: (name: string, until: string) => `${name} is on vacation, until ${until} at the latest.`,
    vacationOver: (name: string) => `${name} is back from vacation.`,
    paused: 'The game is paused.',
    resumed: 'The game goes on.',
    ended: 'All agreed to end the game.',
    undone: (entries: number) =>
      entries > 0
        ? `By agreement, ${count(entries, 'action was', 'actions were')} taken back to here.`
        : 'By agreement, actions were taken back to here.',
    refused: {
      undo: 'The proposal to take back actions was declined.',
      end: 'The proposal to end the game was declined.',
      pause: 'The pause was declined.',
      resume: 'The proposal to go on was declined.',
      absent: (name: string) => `${name} gets more time.`,
    },
    rematch: (name: string) => `${name} would like a rematch.`,
  },

  link: {
    title: 'Link to this table',
    note: 'Anyone with it can watch or take a free seat.',
    copy: 'Copy the link',
    copied: 'Copied.',
    moment: 'Copy a link to this moment',
  },

  end: {
    agreed: (names: readonly string[], by: 'present' | 'projected') =>
      by === 'present'
        ? `${list(names)} agreed to end the game with the points as they stood.`
        : `${list(names)} agreed to end the game with its projected result.`,
    result: (name: string, points: number) => `${name} ${points}`,
    results: (each: readonly string[]) => each.join(', '),
    rematch: 'Rematch',
    rematchNote: 'The same players, each moving on by one side.',
    toRematch: (name: string) => `Join ${name}’s rematch`,
    go: 'To the new table',
    dice: 'The dice',
    verify: 'Verify the dice',
    verifying: 'Checking every roll…',
    verified: (rolls: number) =>
      `${count(rolls, 'roll', 'rolls')} checked: each one follows from the secret the server had fixed before the game.`,
    failed: {
      commitment: 'The secret is not the one that was fixed before the game: these dice cannot be trusted.',
      roll: (roll: number, entry: number, expected: number | undefined, found: number | undefined) =>
        `Roll ${roll}, in entry ${entry} of the journal, should be ${expected ?? 'missing'}, but is ${found ?? 'missing'}.`,
      entry: (entry: number) => `Entry ${entry} of the journal breaks the rules: it cannot be checked.`,
    },
    commitment: 'Fixed before the first roll (SHA-256 of the secret):',
    notChecked: 'The dice could not be checked.',
    statistics: 'Dice statistics',
    player: 'Player',
    rolled: 'Dice',
    mean: 'Average',
    faces: 'How often each number came',
    expected: 'Expected',
    luck: 'Luck',
    luckNote: 'Average against 3.5, in standard deviations. Beyond two is unusual, beyond three very rare.',
    sigma: (n: number) => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(n).toFixed(1)}`,
    decimal: (n: number) => n.toFixed(2),
  },
};

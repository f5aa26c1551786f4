import type { Violation } from '@bretwalda/engine';
import type { FileProblem, KeepRefusal } from '../subjects.ts';
import { count } from './numbers.ts';

function hours(minutes: number): string {
  if (minutes < 50) return `${Math.max(10, Math.round(minutes / 10) * 10)} minutes`;
  const halves = Math.round(minutes / 30);
  if (halves === 3) return 'an hour and a half';
  if (halves <= 2) return 'an hour';
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} hours`;
}

const REFUSALS: Readonly<Record<KeepRefusal, string>> = {
  refused: 'The browser does not let games be kept here, as in some private windows.',
  full: 'The browser has no room left to keep games.',
  silent: 'The browser’s storage does not answer.',
};

const PLAYER_PROBLEMS = {
  number: 'the number of players does not fit the story',
  name: 'a player has no proper name',
  kind: 'a player is neither a person nor a computer',
  level: 'a computer has a strength that is not known here',
  shape: 'the list of players is damaged',
} as const;

const POSITION_PROBLEMS: Readonly<Record<string, string>> = {
  round: 'the story does not have this round',
  nation: 'a nation has no place in it',
  step: 'the phase is not known',
  supply: 'a nation has more armies than it owns',
  leader: 'a leader has no place in it',
  'leader-alone': 'a leader stands without an army',
  'two-nations': 'too many nations stand in one area',
  fort: 'a fort stands where none can be',
  area: 'an area is not on the map',
};

function position(v: Violation): string {
  if (v.code === 'unknown-text' && v.details.line !== undefined)
    return `This line of the position cannot be read: “${v.details.line.slice(0, 80)}”.`;
  const why = POSITION_PROBLEMS[v.rule];
  return `The position in the file is not possible by the rules${why ? `: ${why}` : ''}.`;
}

function problem(p: FileProblem): string {
  switch (p.kind) {
    case 'empty':
      return 'The file is empty.';
    case 'huge':
      return `The file has ${Math.round(p.size / 1_000_000)} MB. No saved game is larger than ${Math.round(p.most / 1_000_000)} MB.`;
    case 'binary':
      return 'This is not a text file. Saved games are plain text.';
    case 'foreign':
      return 'This is neither a saved game nor a position.';
    case 'other-version':
      return `The file was written by another version of Bretwalda (${p.found}; this one reads ${p.expected}).`;
    case 'cut':
      return 'The end of the file is missing. Perhaps it was not copied or downloaded completely.';
    case 'changed':
      return `The file was changed or damaged after it was saved (line ${p.line}).`;
    case 'config':
      return 'The file asks for a story or an option that does not exist here.';
    case 'players':
      return `The players in the file cannot be read: ${PLAYER_PROBLEMS[p.reason.what]}.`;
    case 'entry':
      return `Entry ${p.entry} of the game is not possible by the rules.`;
    case 'position':
      return position(p.violation);
    case 'gone':
      return 'This save is no longer in the browser. Choose another one, open a file, or begin a new game.';
    case 'damaged':
      return 'This save is damaged. Under “Saved games” you can take what is left of it to a file, or delete it.';
    case 'storage':
      return `${REFUSALS[p.refusal]} Try again in a moment, or open a file.`;
    case 'unreadable':
      return 'The browser could not read the file. Copy it to another place, or choose another one.';
  }
}

export const start = {
  locale: 'en-GB',
  title: 'Bretwalda',
  tagline: 'A thousand years of invasions, one island, four hands.',
  intro:
    'From the legions of Claudius to the crown of 1066. Lead your nations across sixteen rounds of history.',
  first: (story: string) =>
    `New here? Take “${story}”, a short story for two, and leave the hints on. The computer plays the other side.`,
  firstButton: 'Play a first game',
  menu: 'Main menu',
  continue: 'Continue',
  newGame: 'New game',
  newGameNote: 'Seven stories, for one to five players',
  together: 'Play together',
  togetherNote: 'Several people at this screen',
  saved: 'Saved games',
  savedNote: (n: number) => (n === 0 ? 'Nothing saved yet' : count(n, 'game', 'games')),
  open: 'Open a file',
  openNote: 'A saved game or a position',
  handbook: 'Handbook',
  settings: 'Settings',
  credits: 'Credits',
  quit: 'Quit',
  mayClose: 'You can close this page now.',
  back: 'Back',
  language: 'Language',
  languageAuto: 'As the browser',
  theme: 'Colours of the screen',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  toDark: 'Dark colours',
  toLight: 'Light colours',
  pictureOf: (story: string) => `Map of Britain at the start of “${story}”`,
  opening: 'Opening the game …',
  loading: 'One moment …',
  toStart: 'To the start page',
  lost: {
    address: 'This address leads nowhere',
    addressText: 'Perhaps it was not copied completely. Your games are as they were.',
    game: 'This game cannot be opened',
  },
  trouble: {
    page: 'Something went wrong',
    window: 'This window cannot be shown',
    text: 'That should not happen. Load the page again; if it happens again, begin at the start page.',
    windowText: 'The game itself goes on. If it happens again, load the page again.',
    kept: 'Your game is kept as it stands.',
    saving: 'Your game is being saved …',
    lost: 'Your game is not saved. Save it as a file before you go on.',
    asFile: 'Save as a file',
    reload: 'Reload the page',
    close: 'Back to the game',
    report: 'What the program says',
  },
  you: 'You',
  computers: ['Claudia', 'Ceridwen', 'Osric', 'Bran', 'Sigrid'],
  untitled: 'Untitled game',
  fileName: (name: string, round: number) => `Bretwalda ${name} round ${round}`,
  year: (year: number) => `${year} AD`,
  round: (round: number) => `Round ${round}`,
  over: 'Finished',
  turnOf: (nation: string) => `${nation} to play`,
  refusals: REFUSALS,
  memory: (why: KeepRefusal) =>
    `${REFUSALS[why]} What you play lasts until you close the page: save it to a file.`,
  onDevice: 'Ready to be played without a connection',
  problem,
  problemTitle: 'This file cannot be opened',
  problemCalm: 'Nothing was lost: your games are as they were.',
  chooseAnother: 'Choose another file',
  cancel: 'Cancel',

  game: {
    title: 'New game',
    lead: 'Choose a story, a seat and the strength of the others.',
    story: 'Story',
    seats: 'Seats',
    options: 'Options',
    preview: 'The story',
    players: (n: number) => count(n, 'player', 'players'),
    rounds: (n: number) => count(n, 'round', 'rounds'),
    time: hours,
    facts: { players: 'Players', rounds: 'Rounds', nations: 'Nations', years: 'Years', time: 'At a table' },
    years: (from: number, to: number) => `${from}–${to}`,
    firstGame: 'First game',
    seat: (name: string, seat: number) => `Seat ${seat + 1}: ${name}`,
    nameOf: (colour: string) => `Name of the ${colour} player`,
    nameOfSeat: (seat: number) => `Name of player ${seat}`,
    who: (name: string) => `Who plays for ${name}`,
    person: 'Person',
    computer: 'Computer',
    here: 'At this screen',
    level: (name: string) => `Strength of ${name}`,
    fair: 'Computers play by the same rules and dice as you. Stronger ones look further ahead.',
    nations: (colour: string) => `Nations of ${colour}`,
    aboutNation: (nation: string) => `${nation}: open the nation window`,
    openSides: {
      random: 'Groups of nations are dealt when the game begins.',
      choose: 'Players choose their group when the game begins.',
      bid: 'Players bid points for their group when the game begins.',
      fixed: '',
    },
    groups: 'Groups of nations',
    anyColour: 'Group still open',
    sides: {
      label: 'Colours',
      note: 'Who plays which group of nations',
      tip: 'As shown: each seat has its colour. Chance: dealt out. Choice: players pick in turn. Bid: players pay points for a group.',
      fixed: 'As shown',
      random: 'Chance',
      choose: 'Choice',
      bid: 'Bid',
    },
    minRaise: {
      label: 'Least raise',
      note: 'By so much a bid must go up',
      tip: 'A player who wants a group that somebody holds must bid at least this many points more.',
      points: (n: number) => count(n, 'point', 'points'),
    },
    ballot: {
      label: 'Votes',
      note: 'For Bretwalda',
      tip: 'Ask: any player may call for a secret ballot. Open: all votes are seen at once. Secret: votes are shown when all are in.',
      ask: 'Ask',
      open: 'Open',
      secret: 'Secret',
    },
    summary: (persons: number, computers: number) =>
      [
        computers > 0 && count(computers, 'computer', 'computers'),
        persons > 0 && count(persons, 'person', 'persons'),
      ]
        .filter(Boolean)
        .join(', '),
    about: (time: string) => `about ${time}`,
    begin: (year: string) => `Begin in ${year}`,
    watching: 'No person plays: the computers play on their own.',
  },

  option: {
    motion: {
      label: 'Moves on the map',
      note: 'How others’ turns are shown',
      tip: 'Off: only the result. Fast: short movements. Calm: slow enough to follow every move.',
      off: 'Off',
      fast: 'Fast',
      calm: 'Calm',
    },
    dice: {
      label: 'Dice',
      note: 'How long they roll',
      tip: 'Skip: only the result. Fast: a short roll. Full: the dice roll out. The chances are always the same.',
      skip: 'Skip',
      fast: 'Fast',
      full: 'Full',
    },
    hints: {
      label: 'Hints',
      note: 'A short one for every phase',
      tip: 'Hints say what can be done now and why. They can be opened again at any time.',
    },
    events: {
      label: 'Event windows',
      note: 'Leaders, crowns, departures',
      tip: 'A window tells what has happened and what it means. Without it there is a short notice above the map.',
    },
    autosave: {
      label: 'Save by itself',
      note: 'After every step',
      tip: 'The running game is kept in this browser, so you can close the page and continue later.',
    },
    confirmIdle: {
      label: 'Ask before an idle end',
      note: 'When nothing has moved',
      tip: 'Asks once more before you end a movement in which no army has moved.',
    },
    sound: {
      label: 'Sound',
      note: 'Tokens, dice and horns',
      tip: 'Every sound also has a sign that can be seen.',
    },
    volume: { label: 'Volume', note: 'How loud sounds are', value: (percent: number) => `${percent}%` },
    fullScreen: {
      label: 'Full screen',
      note: 'Escape leaves it',
      refused: 'This browser does not allow it here',
    },
    view: {
      label: 'Main view',
      note: 'The list is made for keyboard and screen reader',
      map: 'Map',
      list: 'List',
    },
    theme: { label: 'Colours', note: 'Light paper or a dark room' },
    language: { label: 'Language', note: 'For all words on the screen' },
  },

  settingsPage: {
    title: 'Settings',
    look: 'Look',
    play: 'Play',
    sound: 'Sound',
    kept: 'Choices apply at once and are kept in this browser.',
    notKept:
      'Choices apply at once, but this browser does not keep them: they last until you close the page.',
    reset: 'Back to the usual settings',
  },

  saves: {
    title: 'Saved games',
    lead: 'In this browser. Save to a file what you want to keep for good.',
    auto: 'Running game',
    ended: 'Finished game',
    named: 'Saved by you',
    open: 'Open',
    rename: 'Rename',
    renameTitle: 'Rename this save',
    newName: 'New name',
    keepName: 'Keep this name',
    export: 'Save to a file',
    remove: 'Delete',
    removeTitle: 'Delete this save?',
    removeText: (name: string) => `“${name}” will be gone for good. A copy in a file stays.`,
    removeYes: 'Delete it',
    removeNo: 'Keep it',
    import: 'Open a file',
    drop: 'or drop a saved game or a position here',
    dropNow: 'Let go to open the file',
    empty: 'No saved games yet.',
    emptyNote: (savesItself: boolean): string =>
      savesItself
        ? 'A game is kept here as soon as you play it.'
        : 'Games do not save themselves now: save them from the menu of the game.',
    players: 'Players',
    removed: (name: string) => `${name} is deleted.`,
    renamed: (name: string) => `It is now called ${name}.`,
    reading: 'Looking for saved games …',
    more: (n: number) => `Show ${n} more`,
    left: (n: number) => `${n} not shown yet`,
    taken: (name: string) => `There is already a save called “${name}”.`,
    damaged: 'This save is damaged and cannot be opened.',
    damagedNote: 'Take what is left of it to a file, or delete it. Your other games are not affected.',
    nameless: 'Save without a name',
    notRenamed: 'The new name could not be kept.',
    notRemoved: 'It could not be deleted.',
  },

  creditsPage: {
    title: 'Credits',
    game: 'The game',
    gameText:
      'The board game Britannia is the work of Lewis Pulsipher. Bretwalda is an independent, open implementation of the rules of its second edition. It is not affiliated with or endorsed by him or any publisher of the game. Its words, pictures and code are its own.',
    map: 'The map',
    mapText:
      'The coastline comes from Natural Earth and is in the public domain. Areas, signs, emblems and tokens were drawn for Bretwalda.',
    type: 'Type',
    typeText:
      'IM Fell English by Igino Marini and Source Sans 3 by Paul D. Hunt, both under the SIL Open Font License.',
    icons: 'Icons',
    iconsText: 'Lucide, under the ISC licence.',
    libraries: 'Libraries',
    librariesText: 'React and marked under the MIT licence, idb under the ISC licence.',
    licence: 'Licence',
    licenceText: 'Bretwalda is free software under the MIT licence: use it, read it, change it, pass it on.',
  },
};

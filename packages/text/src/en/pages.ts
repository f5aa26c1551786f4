import type { Violation } from '@bretwalda/engine';
import type { FileProblem, KeepRefusal } from '../subjects.ts';
import { count } from './numbers.ts';
import { variants } from './variants.ts';

function hours(minutes: number): string {
  if (minutes < 50) return `${Math.max(10, Math.round(minutes / 10) * 10)} minutes`;
  const halves = Math.round(minutes / 30);
  if (halves === 3) return 'an hour and a half';
  if (halves <= 2) return 'an hour';
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''} hours`;
}

const REFUSALS: Readonly<Record<KeepRefusal, string>> = {
  refused: 'The browser does not allow games to be saved here. Some private windows do this.',
  full: 'The browser has no room left for saved games.',
  silent: 'The browser’s storage is not responding.',
};

const PLAYER_PROBLEMS = {
  number: 'the number of players does not fit the scenario',
  name: 'a player has no valid name',
  kind: 'a player is neither a human nor a computer',
  level: 'a computer has an unknown strength',
  shape: 'the list of players is damaged',
} as const;

const POSITION_PROBLEMS: Readonly<Record<string, string>> = {
  round: 'the scenario does not have this round',
  nation: 'a nation does not belong in it',
  step: 'the phase is unknown',
  supply: 'a nation has more armies than pieces',
  leader: 'a leader does not belong in it',
  'leader-alone': 'a leader has no army',
  'two-nations': 'there are too many nations in one area',
  fort: 'a fort stands where there cannot be one',
  area: 'an area is not on the map',
};

function position(v: Violation): string {
  if (v.code === 'unknown-text' && v.details.line !== undefined)
    return `This line of the position cannot be read: “${v.details.line.slice(0, 80)}”.`;
  const why = POSITION_PROBLEMS[v.rule];
  return `The position in the file is not possible under the rules${why ? `: ${why}` : ''}.`;
}

/** What of the settings is wrong, and where: a scenario or an option by its name. */
function config(v: Violation): string {
  if (v.code === 'options-clash')
    return `The file asks for two optional rules that cannot be played together: “${variants(v.details.option).name}” and “${variants(v.details.other).name}”.`;
  if (v.code !== 'bad-config') return 'The file uses a scenario or an option that does not exist here.';
  const got = v.details.got.slice(0, 80);
  if (v.rule === 'scenario') return `The file is of a scenario that does not exist here: “${got}”.`;
  if (v.rule === 'options.variants')
    return `The file asks for an optional rule that this game does not have: “${got}”.`;
  return `The file has a setting that does not exist here: ${v.rule} is “${got}”.`;
}

function problem(p: FileProblem): string {
  switch (p.kind) {
    case 'empty':
      return 'The file is empty.';
    case 'huge':
      return `The file is ${Math.round(p.size / 1_000_000)} MB. No saved game is larger than ${Math.round(p.most / 1_000_000)} MB.`;
    case 'binary':
      return 'This is not a text file. Saved games are plain text.';
    case 'foreign':
      return 'This is neither a saved game nor a position.';
    case 'other-version':
      return `The file was written by another version of Bretwalda (${p.found}; this one reads ${p.expected}).`;
    case 'cut':
      return 'The end of the file is missing. It may not have been copied or downloaded completely.';
    case 'changed':
      return `The file was changed or damaged after it was saved (line ${p.line}).`;
    case 'config':
      return config(p.violation);
    case 'players':
      return `The players in the file cannot be read: ${PLAYER_PROBLEMS[p.reason.what]}.`;
    case 'entry':
      return `Entry ${p.entry} of the game is not possible under the rules.`;
    case 'position':
      return position(p.violation);
    case 'gone':
      return 'This save is no longer on this device. Choose another one, open a file, or start a new game.';
    case 'damaged':
      return 'This save is damaged. Under “Saved games” you can save what is left of it to a file, or delete it.';
    case 'storage':
      return `${REFUSALS[p.refusal]} Try again in a moment, or open a file.`;
    case 'unreadable':
      return 'The browser could not read the file. Copy it somewhere else, or choose another one.';
  }
}

/** The words of the other pages before a game, and of files that cannot be opened. */
export const pages = {
  refusals: REFUSALS,
  memory: (why: KeepRefusal) =>
    `${REFUSALS[why]} Your game lasts only until you close the page: save it to a file.`,
  problem,
  problemTitle: 'This file cannot be opened',
  problemCalm: 'Nothing was lost: your games are unchanged.',
  chooseAnother: 'Choose another file',
  cancel: 'Cancel',

  game: {
    title: 'New game',
    lead: 'Choose a game and a scenario, a seat and the strength of the others.',
    story: 'Scenario',
    seats: 'Seats',
    options: 'Options',
    preview: 'About the scenario',
    players: (n: number) => count(n, 'player', 'players'),
    rounds: (n: number) => count(n, 'round', 'rounds'),
    time: hours,
    facts: { players: 'Players', rounds: 'Rounds', nations: 'Nations', years: 'Years', time: 'At the table' },
    years: (from: number, to: number) => `${from}–${to}`,
    firstGame: 'First game',
    seat: (name: string, seat: number) => `Seat ${seat + 1}: ${name}`,
    nameOf: (colour: string) => `Name of the ${colour} player`,
    nameOfSeat: (seat: number) => `Name of player ${seat}`,
    who: (name: string) => `Who plays for ${name}`,
    person: 'Human',
    computer: 'Computer',
    here: 'At this screen',
    level: (name: string) => `Strength of ${name}`,
    fair: 'Computers use the same rules and dice as you. Stronger ones look further ahead.',
    nations: (colour: string) => `Nations of ${colour}`,
    aboutNation: (nation: string) => `${nation}: open the nation card`,
    openSides: {
      random: 'Groups of nations are dealt out when the game starts.',
      choose: 'Players choose their group when the game starts.',
      bid: 'Players bid points for their group when the game starts.',
      fixed: '',
    },
    groups: 'Groups of nations',
    anyColour: 'Group not decided yet',
    sides: {
      label: 'Nations',
      note: 'Who plays which group of nations',
      tip: 'As shown: each seat has its colour. Random: groups are dealt out. Draft: players pick in turn. Auction: players pay points for a group.',
      fixed: 'As shown',
      random: 'Random',
      choose: 'Draft',
      bid: 'Auction',
    },
    minRaise: {
      label: 'Minimum raise',
      note: 'How much a bid must go up',
      tip: 'To take a group from the player who holds it, you must bid at least this many points more.',
      points: (n: number) => count(n, 'point', 'points'),
    },
    ballot: {
      label: 'Votes',
      note: 'For the Bretwalda',
      tip: 'Ask: any player may call for a secret ballot. Open: everyone sees each vote at once. Secret: votes are shown when all are in.',
      ask: 'Ask',
      open: 'Open',
      secret: 'Secret',
    },
    summary: (persons: number, computers: number) =>
      [
        computers > 0 && count(computers, 'computer', 'computers'),
        persons > 0 && count(persons, 'human', 'humans'),
      ]
        .filter(Boolean)
        .join(', '),
    about: (time: string) => `about ${time}`,
    begin: (year: string) => `Start in ${year}`,
    watching: 'No human players: the computers play on their own.',
  },

  option: {
    motion: {
      label: 'Moves on the map',
      note: 'How other players’ turns are shown',
      tip: 'Off: only the result. Fast: short movements. Calm: slow enough to follow every move.',
      off: 'Off',
      fast: 'Fast',
      calm: 'Calm',
    },
    dice: {
      label: 'Dice',
      note: 'How long they roll',
      tip: 'Skip: only the result. Fast: a short roll. Full: the dice roll to a stop. The odds are always the same.',
      skip: 'Skip',
      fast: 'Fast',
      full: 'Full',
    },
    hints: {
      label: 'Hints',
      note: 'A short one for each phase',
      tip: 'Hints tell you what you can do now and why. You can open them again at any time.',
    },
    events: {
      label: 'Event windows',
      note: 'Leaders, crowns, departures',
      tip: 'A window tells you what has happened and what it means. Without it, a short notice appears above the map.',
    },
    autosave: {
      label: 'Autosave',
      note: 'After every step',
      tip: 'The current game is kept on this device, so you can close the page and continue later.',
    },
    confirmIdle: {
      label: 'Confirm end of movement',
      note: 'When nothing has moved',
      tip: 'Asks you to confirm before you end a movement in which no army has moved.',
    },
    sound: {
      label: 'Sound',
      note: 'Tokens, dice and horns',
      tip: 'Every sound also has a visual cue.',
    },
    volume: { label: 'Volume', note: 'How loud the sounds are', value: (percent: number) => `${percent}%` },
    fullScreen: {
      label: 'Full screen',
      note: 'Press Esc to leave',
      refused: 'This browser does not allow it here',
    },
    view: {
      label: 'Main view',
      note: 'The list is made for keyboards and screen readers',
      map: 'Map',
      list: 'List',
    },
    theme: { label: 'Theme', note: 'Light paper or a dark room' },
    language: { label: 'Interface language', note: 'For all text on the screen' },
  },

  settingsPage: {
    title: 'Settings',
    look: 'Display',
    play: 'Gameplay',
    sound: 'Sound',
    kept: 'Changes apply at once and are kept on this device.',
    notKept:
      'Changes apply at once, but this browser does not keep them: they last until you close the page.',
    reset: 'Restore defaults',
  },

  saves: {
    title: 'Saved games',
    lead: 'Kept on this device. To keep a game for good, save it to a file.',
    auto: 'Autosave',
    ended: 'Finished game',
    named: 'Saved by you',
    open: 'Open',
    rename: 'Rename',
    renameTitle: 'Rename this save',
    newName: 'New name',
    keepName: 'Use this name',
    export: 'Save to file',
    remove: 'Delete',
    removeTitle: 'Delete this save?',
    removeText: (name: string) => `“${name}” will be deleted for good. A copy in a file is not affected.`,
    removeYes: 'Delete it',
    removeNo: 'Keep it',
    import: 'Open file',
    drop: 'or drop a saved game or a position here',
    dropNow: 'Drop to open the file',
    empty: 'No saved games yet.',
    emptyNote: (savesItself: boolean): string =>
      savesItself
        ? 'Games are kept here as soon as you play them.'
        : 'Autosave is off: save games from the game menu.',
    players: 'Players',
    removed: (name: string) => `${name} has been deleted.`,
    renamed: (name: string) => `It is now called ${name}.`,
    reading: 'Looking for saved games…',
    more: (n: number) => `Show ${n} more`,
    left: (n: number) => `${n} not shown yet`,
    taken: (name: string) => `There is already a save called “${name}”.`,
    damaged: 'This save is damaged and cannot be opened.',
    damagedNote: 'Save what is left of it to a file, or delete it. Your other games are not affected.',
    nameless: 'Unnamed save',
    notRenamed: 'The new name could not be saved.',
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
    type: 'Fonts',
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

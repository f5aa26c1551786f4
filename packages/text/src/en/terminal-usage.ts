/** How the terminal is called and what is wrong with a call; what "help" prints in a game. */

const GAME = `Answer with the number of a listed order, or type the order. Names may be shortened: "move 2 ken ess".

  move N FROM TO            N armies one area further; also "move N cavalry ...", "move N leader ..."
                            with the leader, "move leader ..." without armies; FROM/b is the second
                            group there, which came another way
  end                       no more moves, burhs or withdrawals
  place AREA, burh AREA     new army or burh            leader AREA           where a leader enters
  fight AREA                which battle is next        retreat N to AREA     also with "leader"
  stand                     no (further) retreat        withdraw N FROM TO    raiders return
  strike N                  sixes that hit cavalry      lose FROM             where lost attackers came from
  give army|burh            what is lost                remove AREA           surplus army, "remove burh AREA";
                                                        several: "remove kent, 2 essex"
  submit, resist            to Romans or Angles         displace FROM TO      after a submission
  hold-out                  resist for the whole turn   take-back [AREA]      moves that cannot stand
  raze AREA                 a new fort is given up
  population full|half      for a subject               permit, refuse        a subject leaves an area
  replace fort|army AREA    becomes Romano-British      exchange N            infantry for N cavalry
  ballot secret|open        before the vote             vote NATION NATION    the first votes for the second
  bid GROUP POINTS          or "choose GROUP"           leave-out SEA         invaders without pieces

Commands:
  board            the whole board
  score [NATION]   everybody's points, or every point of a nation
  rules            the rules of this game: optional rules, and what may be agreed
  list [WORDS]     legal orders with these words, numbered
  undo [N]         undo the last N orders, but no dice rolls and no other player's orders
  restart-phase    undo everything you did in this phase, as far as possible
  hint             what a king, the best computer player, would do in your place, and why
  auto             make the choice that is made for a player who does not answer
  auto-turn        do so until the turn is over or somebody else decides
  save [FILE]      save the game to a file
  load FILE        continue another saved game
  quit             leave`;

const SHOW = `Prints a position: what stands where, whose turn it is, who decides what, and the score.

Usage: npm run show -- FILE|- [--at N]

FILE is a position as text or JSON, or a saved game; "-" reads it from standard input.

  --at N   for a saved game: the position after N entries (default: after the last one)`;

const REPLAY = `Checks a saved game by playing it through, and sums it up.

Usage: npm run replay -- FILE [--events] [--at N]

  --events   print every entry and its effects
  --at N     stop after N entries and print the position there

A game saved under older rules is replayed under those rules. A damaged file, or one from a later version,
is refused with exit code 1.`;

const VERIFY = `Checks the dice of a finished game that was played on a server.

Usage: npm run verify -- FILE|- [--promise HASH] [--rolls]

FILE is the game as the server gives it; "-" reads it from standard input.

  --promise HASH   the hash that was shown when the game began: the secret in the file must fit it
  --rolls          print every roll with its number and what it was for

Each roll follows from the secret of the game, what the players added, the game and the number of the roll,
by HMAC-SHA-256. They are computed again and compared, those that were taken back too. The exit code is 1 if
anything is not as it should be.`;

/** Names after an option, broken so that later lines stand under the first name. */
function listed(names: readonly string[], indent = 18, width = 100): string {
  const lines: string[] = [];
  let line = '';
  for (const [i, name] of names.entries()) {
    const part = i < names.length - 1 ? `${name},` : name;
    if (line !== '' && indent + line.length + 1 + part.length > width) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? part : ` ${part}`;
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`);
}

/** The options of every command that plays games, `indent` letters to the left of what they mean. */
function rulesHelp(presets: readonly string[], indent = 18): string {
  const under = `\n${' '.repeat(indent)}`;
  const preset = [
    'a choice of optional rules; without it those with which the ruleset',
    'of the scenario is usually played:',
    listed(presets, indent),
  ];
  const options = [
    'with exactly these optional rules, "several-seas,hidden-scores", or "none"; after',
    '--preset what is changed of it, "hidden-scores,-several-seas".',
    '"npm run play -- --list-options" tells what each of them changes',
  ];
  return [
    `${'  --preset NAME'.padEnd(indent)}${preset.join(under)}`,
    `${'  --options NAMES'.padEnd(indent)}${options.join(under)}`,
  ].join('\n');
}

interface PlayChoices {
  readonly scenarios: readonly string[];
  readonly sides: readonly string[];
  readonly deals: readonly string[];
  readonly bots: readonly string[];
  /** The help of the options for rules. */
  readonly rules: string;
}

function playHelp({ scenarios, sides, deals, bots, rules }: PlayChoices): string {
  return `Plays a game at one terminal, with the players taking turns.

Usage: npm run play -- [--scenario ID] [--preset NAME] [--options NAMES] [--handicap POINTS]
                       [--negotiation WHAT] [--sides HOW] [--seed S] [--bots SEATS]
                       [--load FILE] [--save FILE]
       npm run play -- --list-options [--scenario ID]

  --scenario ID   ${listed(scenarios)}
                  (default: standard-4)
${rules}
  --list-options  prints all optional rules of the scenario, each with its sentence
  --handicap P,P  points for each group of nations, from -50 to 50: "0,5,0,-5"
  --negotiation W what players may agree among themselves: ${deals.join(', ')} (default: free)
  --sides HOW     how players get their nations: ${sides.join(', ')} (default: fixed)
  --seed S        seed of the dice: the same orders give the same game (default: drawn at random)
  --bots SEATS    which players are bots: "2,3", or "all"; "2=NAME,3=NAME" or "all=NAME" picks the
                  bots, and NAME alone seats such bots against player 1:
                  ${bots.join(', ')} (default: random)
  --load FILE     continue a saved game
  --save FILE     save the game to FILE after every order

Type orders as a number from the list or in words: "move 2 kent essex". Type "help" in the game for more.`;
}

function toolHelp(commands: readonly (readonly [name: string, summary: string])[]): string {
  return `bretwalda - Britannia in the terminal

Usage: npm run COMMAND -- [OPTIONS]

${commands.map(([name, summary]) => `  ${name.padEnd(8)}${summary}`).join('\n')}

"npm run COMMAND -- --help" shows the options of a command.`;
}

const FILE_TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'access is denied',
  EISDIR: 'it is a folder',
};

export const usage = {
  help: {
    game: GAME,
    play: playHelp,
    show: SHOW,
    replay: REPLAY,
    verify: VERIFY,
    tool: toolHelp,
    rules: rulesHelp,
    listed,
  },
  summary: {
    play: 'play a game at one terminal',
    show: 'print a position or a saved game',
    replay: 'check a saved game and sum it up',
    verify: 'check the dice of a game from a server',
  },

  unknownCommand(name: string, commands: readonly string[]): string {
    const problem = name === '' ? 'A command is missing' : `There is no command '${name}'`;
    return `${problem}; use "npm run COMMAND -- [OPTIONS]" with one of the commands ${commands.join(', ')}.`;
  },
  wrongCall: (command: string, problem: string): string =>
    `${command}: ${problem}; see "npm run ${command} -- --help".`,
  needsValue: (option: string): string => `${option} needs a value`,
  unexpectedWord: (word: string): string => `unexpected word '${word}'`,
  fileMissing: 'the name of a file is missing',
  notWhole: (option: string, found: string, least: number, most: number): string =>
    `--${option} is '${found}', expected a whole number from ${least} to ${most}`,
  notOneOf: (option: string, found: string, values: readonly string[]): string =>
    `--${option} is '${found}', expected one of ${values.join(', ')}`,
  wrongSeats: (option: string, names: number, players: number): string =>
    `--${option} has ${names} names, but there are ${players} players`,
  loadBringsSides: '--load uses the scenario, the rules and the sides of the saved game',
  noSuchRule: (name: string, ruleset: string, isElsewhere: boolean): string =>
    `${isElsewhere ? `the optional rule '${name}' does not belong to ${ruleset}` : `there is no optional rule '${name}'`}; "npm run play -- --list-options" lists them`,
  notThere: (name: string): string =>
    `'-${name}' leaves an optional rule out of a preset that has it; name the preset with --preset`,
  noScenario: (options: string): string => `no scenario can be played with --options '${options}'`,
  randomAlone: '--options random draws all optional rules, so --preset cannot be used with it',
  atTooFar: (at: number, entries: number): string => `--at is ${at}, but the game has ${entries} entries`,
  atForSaves: '--at is for saved games only',

  /** Of a file, by the code of the system. */
  fileTrouble: (code: string | undefined, message: string): string => FILE_TROUBLES[code ?? ''] ?? message,
  notRead: (file: string, reason: string): string => `${file} cannot be read: ${reason}.`,
  notWritten: (file: string, reason: string): string => `${file} cannot be written: ${reason}.`,
  notJson: (reason: string): string => `The position is not valid JSON: ${reason}.`,
};

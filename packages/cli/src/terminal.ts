import type { Choice } from '@bretwalda/ai';
import { type Action, defaultAction, makeAction, parseAction } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { rulesOf } from '@bretwalda/engine/queries';
import { en } from '@bretwalda/text';
import { terminal, usage } from '@bretwalda/text/terminal';
import { battleLines, boardLines, moment } from './board.ts';
import { choiceLines, listLines } from './choices.ts';
import { Failure, type Io, say } from './io.ts';
import { findNations } from './nations.ts';
import { groupName, playerName } from './players.ts';
import { rulesOfGame } from './rules.ts';
import { auditLines, scoreLines, winnerLine } from './scores.ts';
import type { BotDone, Done, Session } from './session.ts';
import { ordersOf } from './several.ts';
import { showLines } from './show.ts';
import { wrapList } from './text.ts';

const { game, scores } = terminal;

const CLEAR_SCREEN = '\x1b[2J\x1b[3J\x1b[H';

/** Why it does this; what follows it is told only as a hint. */
const reasonOf = ({ reasons: [first] }: Choice): string => (first ? en.reasons(first) : '');

/** The conversation of one game: what is typed, and what is printed in answer. */
export class Terminal {
  private readonly session: Session;
  private readonly io: Io;
  private readonly saveFile: string | undefined;
  /** The turn for which the board was last shown. */
  private turn = '';

  private readonly commands: Readonly<Record<string, (rest: string) => void>> = {
    help: () => this.say(usage.help.game),
    board: () => this.say(...showLines(this.session.state)),
    score: (rest) => this.score(rest),
    rules: () => this.say(...rulesOfGame(this.session.state)),
    list: (rest) => this.say(...listLines(this.session.legal, rest)),
    undo: (rest) => this.undo(rest),
    'restart-phase': () => this.tookBack(this.session.restartPhase()),
    hint: () => this.hint(),
    auto: () => this.auto(),
    'auto-turn': () => this.autoTurn(),
    save: (rest) => this.save(rest),
    load: (rest) => this.load(rest),
  };

  constructor(session: Session, io: Io, saveFile?: string) {
    this.session = session;
    this.io = io;
    this.saveFile = saveFile;
  }

  private say(...lines: string[]): void {
    say(this.io, lines.join('\n'));
  }

  open(): void {
    this.goOn();
  }

  /** Whether a typed line would give a secret vote away. */
  isSecret(line: string): boolean {
    const [word = ''] = line.trim().split(/\s+/);
    return this.session.isSecret && word !== '' && word !== 'quit' && !Object.hasOwn(this.commands, word);
  }

  /** Answers a line; false when the player leaves. */
  hear(line: string): boolean {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === 'quit') return false;
    try {
      if (word === '') this.ask();
      else if (Object.hasOwn(this.commands, word)) this.commands[word]?.(rest.join(' '));
      else this.order(line.trim());
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      this.say(error.message);
    }
    return true;
  }

  private order(text: string): void {
    const actions: Action[] = [];
    for (const order of ordersOf(text)) {
      const action = this.read(order);
      if (action === undefined) return;
      actions.push(action);
    }
    const obeyed = this.session.doAll(actions);
    if (!obeyed.ok) {
      const why = terminal.refusal(obeyed.violation);
      return this.say(
        actions.length > 1 ? game.refusedOne(makeAction(obeyed.action), why) : game.refused(why),
      );
    }
    for (const done of obeyed.done) this.report(done);
    this.goOn();
  }

  private read(text: string): Action | undefined {
    if (/^\d+$/.test(text)) {
      const { legal } = this.session;
      const action = legal[Number(text) - 1];
      if (action === undefined) this.say(game.noSuchNumber(text, legal.length));
      return action;
    }
    const parsed = parseAction(text);
    if (parsed.ok) return parsed.value;
    this.say(`${terminal.refusal(parsed.violation)}${this.example(text)}`);
    return undefined;
  }

  /** An order that could be given now, of the kind that was meant if there is one. */
  private example(text: string): string {
    const { legal } = this.session;
    const [word = ''] = text.toLowerCase().split(/\s+/);
    const order = legal.find((a) => a.type === word) ?? legal.find((a) => a.type !== 'end') ?? legal[0];
    return order ? ` ${game.example(makeAction(order))}` : '';
  }

  private report({ secret, events }: Done): void {
    if (secret && this.io.interactive) this.io.output.write(CLEAR_SCREEN);
    for (const event of events) {
      const line = terminal.log(event, rulesOf(this.session.state));
      if (line !== null) this.say(`  ${line}`);
    }
  }

  /** The order of a bot and its reason, then what came of it; only that while the reason stays the same. */
  private reportBot(done: BotDone, before: BotDone | undefined): void {
    const reason = reasonOf(done);
    const isNew = before === undefined || before.seat !== done.seat || reasonOf(before) !== reason;
    if (!done.secret && (isNew || done.events.length === 0))
      this.say(`  ${game.done(en.names.player(done.seat), makeAction(done.action), isNew ? reason : null)}`);
    this.report(done);
  }

  /** Lets bots play, keeps the game, and asks the next person. */
  private goOn(): void {
    let before: BotDone | undefined;
    for (let done = this.session.botAction(); done !== undefined; done = this.session.botAction()) {
      this.reportBot(done, before);
      before = done;
    }
    if (this.saveFile !== undefined) this.session.save(this.saveFile);
    const { round, nation, invasionHalf } = this.session.state;
    const turn = `${round} ${nation} ${invasionHalf}`;
    if (turn !== this.turn)
      this.say('', ...boardLines(this.session.state), terminal.board.legend(rulesOf(this.session.state)));
    this.turn = turn;
    this.ask();
  }

  private ask(): void {
    const { state, asked, legal } = this.session;
    if (asked === undefined) {
      this.say('', moment(state), ...scoreLines(state), winnerLine(state) ?? '');
      return;
    }
    this.say(
      '',
      moment(state),
      ...battleLines(state),
      terminal.question(state, asked, playerName(state, asked.seat)),
      ...(asked.kind === 'side' ? this.sideLines() : []),
      ...choiceLines(legal),
    );
  }

  /** The groups to choose from, and who holds them. */
  private sideLines(): string[] {
    const { state } = this.session;
    return scenario(state.scenario).groups.flatMap((nations, i) => {
      const card = state.cards[i];
      const holder = card ? ` ${scores.holder(card.seat, card.points)}` : '';
      const name = groupName(state.scenario, i);
      return wrapList(
        `  ${i + 1}${name === terminal.group(i) ? '' : ` ${name}`}${holder}: `,
        nations.map(en.names.nations),
      );
    });
  }

  private score(rest: string): void {
    if (rest === '') return this.say(...scoreLines(this.session.state));
    const [nation, ...others] = findNations(rest);
    if (nation === undefined) return this.say(game.notNation(rest));
    if (others.length > 0) return this.say(game.severalNations(rest, [nation, ...others]));
    this.say(...auditLines(this.session.state, nation));
  }

  private undo(rest: string): void {
    if (!/^([1-9]\d{0,5})?$/.test(rest)) return this.say(game.undoHow);
    this.tookBack(this.session.undo(Number(rest || 1)));
  }

  private tookBack(count: number): void {
    if (count === 0) return this.say(game.nothingToUndo);
    this.say(game.undone(count));
    this.goOn();
  }

  private hint(): void {
    const choice = this.session.hint();
    if (choice === undefined) return this.say(game.over);
    this.say(
      game.hint(makeAction(choice.action), reasonOf(choice)),
      ...choice.reasons.slice(1).map((reason) => `  ${game.hintNext(en.reasons(reason))}`),
    );
  }

  private auto(): void {
    const action = defaultAction(this.session.state);
    if (action === undefined) return this.say(game.over);
    if (!this.session.isSecret) this.say(`  ${makeAction(action)}`);
    this.report(this.session.do(action));
    this.goOn();
  }

  private autoTurn(): void {
    const { round, nation } = this.session.state;
    const seat = this.session.asked?.seat;
    for (;;) {
      const { state, asked } = this.session;
      const action = defaultAction(state);
      if (!action || state.round !== round || state.nation !== nation || asked?.seat !== seat) break;
      this.report(this.session.do(action));
    }
    this.goOn();
  }

  private save(rest: string): void {
    const file = rest || this.saveFile;
    if (file === undefined) return this.say(game.saveHow);
    this.session.save(file);
    this.say(game.saved(file, this.session.entries));
  }

  private load(rest: string): void {
    if (rest === '') return this.say(game.loadHow);
    this.session.load(rest);
    const { state, asked } = this.session;
    this.say(game.loaded(rest, asked ? playerName(state, asked.seat) : null));
    this.turn = '';
    this.goOn();
  }
}

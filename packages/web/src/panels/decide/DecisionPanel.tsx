import {
  type Action,
  type ActionOf,
  type AreaId,
  type Decision,
  type GameState,
  nationId,
} from '@bretwalda/engine';
import { decisionOf } from '../../facts/legal.ts';
import { purchasesNow } from '../../facts/purchase.ts';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Disc, PlayerSymbol } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { PurchaseBar } from '../../windows/growth/PurchaseBar.tsx';
import { Ballot } from './Ballot.tsx';
import styles from './DecisionPanel.module.css';
import { Picks } from './Picks.tsx';
import { SideChoice } from './SideChoice.tsx';

/** Decisions that have windows or panels of their own. */
const ELSEWHERE: readonly string[] = ['move'];
const ELECTION: readonly string[] = ['ballot', 'vote'];
const IN_BATTLE: readonly string[] = ['retreat', 'strike', 'burh-loss', 'losses'];

/** What the person at the screen has to decide: the question and its answers (UI-64, 66, 67, 74, 75, 84). */
export function DecisionPanel() {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const viewer = useScene((s) => s.viewer);
  const picking = useScene(() => session.picking);
  useScene(() => session.mayDecide);
  const decision = decisionOf(state, viewer);
  const pending = picking?.state.pending ?? state.pending;
  if (!session.mayDecide || !decision || !pending || ELSEWHERE.includes(pending.kind)) return null;
  return (
    <section
      className={classes('card', styles.panel)}
      aria-label={t.decisions.title(pending.kind)}
      data-testid={`decision-${pending.kind}`}
    >
      <Who state={state} decision={decision} />
      <h2 className="title">{t.decisions.title(pending.kind)}</h2>
      <p className={styles.prompt} aria-live="polite">
        {picking?.left === 0 ? t.game.picks.ready : t.decisions.prompt(pending, state)}
      </p>
      {'why' in pending && <p className="small muted">{t.decisions.why[pending.why]}</p>}
      <Purchases state={state} />
      {ELECTION.includes(pending.kind) && <Ballot state={state} />}
      {picking ? (
        <Picks picking={picking} />
      ) : (
        <Answers state={state} decision={decision} actions={session.actions} />
      )}
    </section>
  );
}

/** What the points still buy, while burhs are being bought (UI-63). */
function Purchases({ state }: { readonly state: GameState }) {
  const now = purchasesNow(state);
  if (!now || state.nation < 0) return null;
  return <PurchaseBar nation={nationId(state.nation)} {...now} />;
}

/** Which nation is asked; and which player, when several sit at the screen. */
function Who({ state, decision }: { readonly state: GameState; readonly decision: Decision }) {
  const t = useText();
  const players = useScene((s) => s.table.config.players);
  const several = players.filter((player) => player.kind === 'person').length > 1;
  const nation = decision.nation ? t.names.nations(decision.nation) : null;
  const player = several ? (players[decision.seat]?.name ?? null) : null;
  if (!nation && !player) return null;
  return (
    <p className={classes('eyebrow', styles.who)} aria-live="polite">
      {player && <PlayerSymbol colour={seatColour(state, decision.seat)} size={12} />}
      {[player, nation].filter(Boolean).join(', ')}
    </p>
  );
}

interface AnswersProps {
  readonly state: GameState;
  readonly decision: Decision;
  readonly actions: readonly Action[];
}

function Answers({ state, decision, actions }: AnswersProps) {
  if (IN_BATTLE.includes(decision.kind)) return <OpenBattle />;
  switch (decision.kind) {
    case 'side':
      return <SideChoice state={state} actions={actions} />;
    case 'vote':
      return <Votes state={state} actions={actions} />;
    case 'battle':
      return null; // the list of battles stands below
    case 'withdraw':
    case 'displace':
      return <FromTo state={state} actions={actions} />;
    case 'place':
    case 'burhs':
    case 'leader':
    case 'leave-out':
      return <ByArea state={state} actions={actions} />;
    default:
      return <Buttons state={state} actions={actions} />;
  }
}

/** Dice and losses are decided in the window of the battle. */
function OpenBattle() {
  const t = useText();
  const session = useSession();
  return (
    <div className={styles.buttons}>
      <Button kind="main" onClick={() => session.openBattle()}>
        {t.game.decide.openBattle}
      </Button>
    </div>
  );
}

type ListProps = Omit<AnswersProps, 'decision'>;

/** One button for each answer; the first is the likeliest. */
function Buttons({ state, actions }: ListProps) {
  const t = useText();
  const session = useSession();
  return (
    <div className={styles.buttons}>
      {actions.map((action, i) => (
        <Button
          key={JSON.stringify(action)}
          kind={i === 0 && actions.length <= 2 ? 'main' : 'plain'}
          onClick={() => session.act([action])}
        >
          {t.decisions.label(action, state)}
        </Button>
      ))}
    </div>
  );
}

const areaOfAction = (action: Action): AreaId | null =>
  'area' in action ? action.area : action.type === 'leave-out' ? action.sea : null;

/** Answers that name an area: the same as on the map, as a list. */
function ByArea({ state, actions }: ListProps) {
  const t = useText();
  const session = useSession();
  const asking = useScene((s) => s.asking);
  const areas = [...new Set(actions.map(areaOfAction).filter((area) => area !== null))];
  const choices = asking ? actions.filter((action) => areaOfAction(action) === asking) : [];
  const rest = actions.filter((action) => areaOfAction(action) === null && action.type !== 'end');
  return (
    <>
      <p className="small muted">{t.game.decide.pickArea}</p>
      <ul className={styles.areas} aria-label={t.game.decide.areas}>
        {areas.map((area) => (
          <li key={area}>
            <button
              type="button"
              className={styles.area}
              aria-pressed={area === asking}
              onClick={() => session.pick(area)}
            >
              {t.names.areas(area)}
            </button>
          </li>
        ))}
      </ul>
      {choices.length > 0 && <Buttons state={state} actions={choices} />}
      {rest.length > 0 && <Buttons state={state} actions={rest} />}
    </>
  );
}

type Journey = ActionOf<'withdraw' | 'displace'>;

/** First where from, then how many and where to (RAID-4, SUB-11). */
function FromTo({ state, actions }: ListProps) {
  const t = useText();
  const session = useSession();
  const from = useScene((s) => s.from);
  const journeys = actions.filter((a): a is Journey => a.type === 'withdraw' || a.type === 'displace');
  const starts = [...new Set(journeys.map((a) => a.from))];
  const chosen = starts.length === 1 ? starts[0] : starts.find((area) => area === from);
  return (
    <>
      <ul className={styles.areas} aria-label={t.game.decide.areas}>
        {starts.map((area) => (
          <li key={area}>
            <button
              type="button"
              className={styles.area}
              aria-pressed={area === chosen}
              onClick={() => session.choose(area)}
            >
              {t.game.decide.from(t.names.areas(area))}
            </button>
          </li>
        ))}
      </ul>
      {chosen && <Buttons state={state} actions={journeys.filter((a) => a.from === chosen)} />}
    </>
  );
}

/** BRET: each nation of the player votes, one after the other. */
function Votes({ state, actions }: ListProps) {
  const t = useText();
  const session = useSession();
  const votes = actions.filter((a): a is ActionOf<'vote'> => a.type === 'vote');
  const nation = votes[0]?.nation;
  return (
    <div className={styles.buttons}>
      {votes
        .filter((vote) => vote.nation === nation)
        .map((vote) => (
          <Button
            key={vote.for}
            icon={<Disc nation={vote.for} size={22} />}
            onClick={() => session.act([vote])}
          >
            {t.decisions.label(vote, state)}
          </Button>
        ))}
    </div>
  );
}

import { type Decision, type GameState, nationId } from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import { decisionOf } from '../../facts/legal.ts';
import { purchasesNow } from '../../facts/purchase.ts';
import { seatColour } from '../../facts/seat-colours.ts';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { PlayerSymbol } from '../../tokens/Tokens.tsx';
import { classes } from '../../ui/classes.ts';
import { WithTerms } from '../../ui/WithTerms.tsx';
import { PurchaseBar } from '../../windows/growth/PurchaseBar.tsx';
import { Ballot } from './Ballot.tsx';
import { DecisionAnswers } from './DecisionAnswers.tsx';
import styles from './DecisionPanel.module.css';
import { Picks } from './Picks.tsx';

/** Decisions that have windows or panels of their own. */
const ELSEWHERE: readonly string[] = ['move'];
const ELECTION: readonly string[] = ['ballot', 'vote'];

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
      <AskedNation state={state} decision={decision} />
      <h2 className="title">{t.decisions.title(pending.kind)}</h2>
      <p className={styles.prompt} aria-live="polite">
        <WithTerms>{picking?.left === 0 ? t.game.picks.ready : t.decisions.prompt(pending, state)}</WithTerms>
      </p>
      {'why' in pending && (
        <p className="small muted">
          <WithTerms>{t.decisions.why(pending.why, rulesOf(state))}</WithTerms>
        </p>
      )}
      <Purchases state={state} />
      {ELECTION.includes(pending.kind) && <Ballot state={state} />}
      {picking ? (
        <Picks picking={picking} />
      ) : (
        <DecisionAnswers state={state} decision={decision} actions={session.actions} />
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
function AskedNation({ state, decision }: { readonly state: GameState; readonly decision: Decision }) {
  const t = useText();
  const players = useScene((s) => s.game.config.players);
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

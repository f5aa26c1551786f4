import type { Action, ActionOf, AreaId, Decision, GameState } from '@bretwalda/engine';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Disc } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './DecisionPanel.module.css';
import { SideChoice } from './SideChoice.tsx';

const IN_BATTLE: readonly string[] = ['retreat', 'strike', 'burh-loss', 'losses'];

interface DecisionAnswersProps {
  readonly state: GameState;
  readonly decision: Decision;
  readonly actions: readonly Action[];
}

/** The answers to a decision, in the shape that suits its kind. */
export function DecisionAnswers({ state, decision, actions }: DecisionAnswersProps) {
  if (IN_BATTLE.includes(decision.kind)) return <OpenBattleButton />;
  switch (decision.kind) {
    case 'side':
      return <SideChoice state={state} actions={actions} />;
    case 'vote':
      return <Votes state={state} actions={actions} />;
    case 'battle':
      return null; // the list of battles stands below
    case 'withdraw':
    case 'displace':
      return <Journeys state={state} actions={actions} />;
    case 'place':
    case 'burhs':
    case 'leader':
    case 'leave-out':
    case 'forts':
      return <AnswersByArea state={state} actions={actions} />;
    default:
      return <AnswerButtons state={state} actions={actions} />;
  }
}

/** Dice and losses are decided in the window of the battle. */
function OpenBattleButton() {
  const t = useText();
  const session = useSession();
  return (
    <div className={styles.buttons}>
      <Button kind="main" onClick={() => session.flow.openBattle()}>
        {t.game.decide.openBattle}
      </Button>
    </div>
  );
}

type AnswerProps = Omit<DecisionAnswersProps, 'decision'>;

/** One button for each answer; the first is the likeliest. */
function AnswerButtons({ state, actions }: AnswerProps) {
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
function AnswersByArea({ state, actions }: AnswerProps) {
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
      {choices.length > 0 && <AnswerButtons state={state} actions={choices} />}
      {rest.length > 0 && <AnswerButtons state={state} actions={rest} />}
    </>
  );
}

type Journey = ActionOf<'withdraw' | 'displace'>;

/** First where from, then how many and where to (RAID-4, SUB-11). */
function Journeys({ state, actions }: AnswerProps) {
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
      {chosen && <AnswerButtons state={state} actions={journeys.filter((a) => a.from === chosen)} />}
    </>
  );
}

/** BRET: each nation of the player votes, one after the other. */
function Votes({ state, actions }: AnswerProps) {
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

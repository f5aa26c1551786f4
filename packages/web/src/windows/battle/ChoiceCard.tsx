import type { Action, GameState, NationId } from '@bretwalda/engine';
import { nationId } from '@bretwalda/engine';
import { figuresOf } from '@bretwalda/engine/queries';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { WithTerms } from '../../ui/WithTerms.tsx';
import styles from './BattleChoice.module.css';

interface ChoiceCardProps {
  readonly state: GameState;
  readonly actions: readonly Action[];
  readonly onAct: (action: Action) => void;
}

interface Offer {
  readonly title: string;
  readonly intro: string;
  readonly options: readonly { readonly label: string; readonly action: Action }[];
}

/** Choices of a few: sixes at cavalry (CAS-5), burh or army (CAS-8), which attackers fell (CAS-7). */
export function ChoiceCard({ state, actions, onAct }: ChoiceCardProps) {
  const t = useText();
  const offer = offerOf(t, state, actions);
  if (!offer) return null;
  return (
    <section className={classes('card', styles.card)}>
      <h3 className="title">{offer.title}</h3>
      <p className="small muted">
        <WithTerms>{offer.intro}</WithTerms>
      </p>
      <div className={styles.options}>
        {offer.options.map(({ label, action }) => (
          <Button key={label} onClick={() => onAct(action)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}

function offerOf(t: ReturnType<typeof useText>, state: GameState, actions: readonly Action[]): Offer | null {
  const pending = state.pending;
  if (pending?.kind === 'strike') {
    const options = actions.flatMap((action) =>
      action.type === 'strike' ? [{ label: t.battle.strike.option(action.cavalry), action }] : [],
    );
    const victim: NationId = nationId(pending.victim);
    return {
      title: t.battle.strike.title,
      intro: t.battle.strike.intro(victim, figuresOf(state).dicePerUnit > 1),
      options,
    };
  }
  if (pending?.kind === 'burh-loss') {
    const { title, intro, army, burh } = t.battle.burhLoss;
    const options = actions.flatMap((action) =>
      action.type === 'give' ? [{ label: action.unit === 'burh' ? burh : army, action }] : [],
    );
    return { title, intro, options };
  }
  // Between two rounds of dice a nation may be asked whether it submits (SUB-5).
  if (pending?.kind === 'submit')
    return {
      title: t.decisions.title('submit'),
      intro: t.decisions.prompt(pending, state),
      options: actions.map((action) => ({ label: t.decisions.label(action, state), action })),
    };
  return losses(t, state, actions);
}

/** In a retreat they are named first, because that says who is left to go (RUL-55). */
function losses(t: ReturnType<typeof useText>, state: GameState, actions: readonly Action[]): Offer | null {
  const options = actions.flatMap((action) =>
    action.type === 'lose'
      ? [{ label: t.battle.lose.option(action.unit === 'cavalry', action.back, action.home), action }]
      : [],
  );
  if (options.length === 0 || !state.battle) return null;
  const intro = t.battle.lose.intro(state.battle.owedInfantry + state.battle.owedCavalry);
  const first = state.pending?.kind === 'retreat' ? ` ${t.battle.retreat.namedFirst}` : '';
  return { title: t.battle.lose.title, intro: intro + first, options };
}

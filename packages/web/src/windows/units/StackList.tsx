import { type GameState, type NationId, nationOf } from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import { stacksOf } from '../../facts/stacks.ts';
import { useText } from '../../language/language.ts';
import { Disc } from '../../tokens/Tokens.tsx';
import styles from './UnitsWindow.module.css';

/** Where its armies stand; while it moves, how far each can still go. */
export function StackList({ state, nation }: { readonly state: GameState; readonly nation: NationId }) {
  const t = useText();
  const words = t.windows.units;
  const stacks = stacksOf(state, nation);
  const isMixed = (rulesOf(state).maxCavalry[nationOf(nation)] ?? 0) > 0;
  const moving = state.nation === nationOf(nation) && state.pending?.kind === 'move';
  return (
    <section className={styles.section}>
      <h3 className="title">{words.stacks}</h3>
      {stacks.length === 0 && <p className="muted">{words.nobody}</p>}
      <ul className={styles.stacks}>
        {stacks.map(({ area, unit, count, left, most }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stacks of one area may be alike
          <li key={`${area}-${unit}-${index}`}>
            <Disc nation={nation} unit={unit} size={24} />
            <b>{t.names.areas(area)}</b>
            <span>{t.names.armies(unit, count, isMixed)}</span>
            {moving && (
              <span className="tiny muted">
                {words.movesLeft}: {words.leftOf(left, most)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { type NationId, nationId } from '@bretwalda/engine';
import { areScoresOpen, nationPoints, rulesOf, timelineRound } from '@bretwalda/engine/queries';
import { phaseOf } from '../../facts/phases.ts';
import { useText } from '../../language/language.ts';
import { NationOrder } from '../../panels/NationOrder.tsx';
import { useScene } from '../../session/context.ts';
import { Shield } from '../../tokens/Tokens.tsx';
import styles from './TopBar.module.css';

/** On a phone the bar names the acting nation and its phase. */
export function PhoneTitle() {
  const t = useText();
  const state = useScene((s) => s.state);
  if (state.nation < 0) return null;
  const nation = nationId(state.nation);
  const phase = phaseOf(state);
  const points = areScoresOpen(state) ? [t.names.counts.points(nationPoints(state)[state.nation] ?? 0)] : [];
  return (
    <div className={styles.phoneTitle}>
      <Shield nation={nation} size={34} />
      <div>
        <h2 className="title">{t.names.nations(nation)}</h2>
        <p className="tiny muted">
          {[...(phase ? [t.phases.turn(phase, rulesOf(state)).name] : []), ...points].join(', ')}
        </p>
      </div>
    </div>
  );
}

/** On a phone the round and the order of the nations have a line of their own. */
export function PhoneRound({ onNation }: { readonly onNation: (nation: NationId) => void }) {
  const t = useText();
  const state = useScene((s) => s.state);
  const [from, to] = timelineRound(state, state.round).years;
  return (
    <div className={styles.phoneRound}>
      <b className="small">{t.game.roundShort(state.round)}</b>
      <span className="tiny muted">{t.game.years(from, to)}</span>
      <div className={styles.order}>
        <NationOrder state={state} onNation={onNation} size={18} />
      </div>
    </div>
  );
}

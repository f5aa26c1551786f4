import type { AreaId } from '@bretwalda/engine';
import { nationId } from '@bretwalda/engine';
import { rulesOf, timelineRound } from '@bretwalda/engine/queries';
import { phaseOf } from '../../facts/phases.ts';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { WithTerms } from '../../ui/WithTerms.tsx';
import { ReviewBar } from '../ReviewBar.tsx';
import { ActionList } from './ActionList.tsx';
import { AreaTable } from './AreaTable.tsx';
import styles from './ListView.module.css';
import { OrderLine } from './OrderLine.tsx';

interface ListViewProps {
  readonly onInspect: (area: AreaId) => void;
}

/** The whole game without the map, on the same controller. */
export function ListView({ onInspect }: ListViewProps) {
  const t = useText();
  const session = useSession();
  const state = useScene((s) => s.state);
  const reviewing = useScene((s) => s.review !== null);
  const { years } = timelineRound(state, state.round);
  const phase = phaseOf(state);
  const who = reviewing ? t.game.blockedReview : session.mayDecide ? t.list.youDecide : t.list.othersDecide;
  return (
    <section
      className={styles.view}
      aria-label={t.list.title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-view="list"
      data-testid="list-view"
    >
      {reviewing && (
        <div className={styles.review}>
          <ReviewBar />
        </div>
      )}
      <p className="muted">{t.list.intro}</p>
      <div className="card">
        <h2 className="title">{t.list.situation}</h2>
        <p>{t.list.roundOf(state.round, t.game.years(years[0], years[1]))}</p>
        <p>
          {state.nation >= 0 && phase
            ? t.list.turnOf(
                t.names.nations(nationId(state.nation)),
                t.phases.turn(phase, rulesOf(state)).name,
              )
            : t.list.between}
        </p>
        <p role="status">{who}</p>
        {session.mayDecide && state.pending && (
          <p>
            <WithTerms>{t.decisions.prompt(state.pending, state)}</WithTerms>
          </p>
        )}
      </div>
      <OrderLine />
      <ActionList />
      <AreaTable onInspect={onInspect} />
    </section>
  );
}

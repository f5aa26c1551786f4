import type { GameState, NationId } from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import type { TimetableRow } from '@bretwalda/text';
import { useId } from 'react';
import { isInRow, type TimetableRound, timetableOf, timetableRows } from '../../facts/nation-timetable.ts';
import { useText } from '../../language/language.ts';
import styles from './NationTimetable.module.css';

/** What each round brings this nation: armies, raids, boats, crowns (UI-26). */
export function NationTimetable({ state, nation }: { readonly state: GameState; readonly nation: NationId }) {
  const t = useText();
  const words = t.windows.nation;
  const title = useId();
  const rounds = timetableOf(state, nation);
  return (
    <section className={styles.section}>
      <h3 id={title} className="title">
        {words.rounds}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.frame} tabIndex={0} aria-labelledby={title}>
        <table className={styles.lanes} aria-labelledby={title}>
          <thead>
            <tr>
              <th scope="col">{words.roundRow}</th>
              {rounds.map(({ round, now }) => (
                <th key={round} scope="col" data-now={now} aria-current={now ? 'step' : undefined}>
                  {round}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {timetableRows(rounds).map((kind) => (
              <tr key={kind}>
                <th scope="row">{words.lane(kind, rulesOf(state))}</th>
                {rounds.map((round) => (
                  <td
                    key={round.round}
                    data-now={round.now}
                    data-lane={isInRow(kind, round) ? kind : undefined}
                  >
                    <TimetableCell kind={kind} round={round} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function TimetableCell({ kind, round }: { readonly kind: TimetableRow; readonly round: TimetableRound }) {
  const words = useText().windows.nation;
  if (!isInRow(kind, round)) return null;
  if (kind === 'arrivals') return round.armies;
  if (kind === 'crown' && round.crown !== undefined)
    return <abbr title={words.crownName(round.crown)}>{words.crown(round.crown)}</abbr>;
  return <span className="hidden-text">{words.yes}</span>;
}

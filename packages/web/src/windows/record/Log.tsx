import type { Reason } from '@bretwalda/ai';
import { type AreaId, present, type Seat, type SeenHistory } from '@bretwalda/engine';
import { areScoresOpen } from '@bretwalda/engine/queries';
import type { Player } from '@bretwalda/table';
import { useMemo, useState } from 'react';
import { rulesSummary } from '../../facts/rules-played.ts';
import { useText } from '../../language/language.ts';
import { Disc, Swords } from '../../tokens/Tokens.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { useRules } from '../../ui/use-rules.ts';
import styles from './Log.module.css';
import {
  LOG_FILTERS,
  type LogFilter,
  type LogGroup,
  type LogLineView,
  type LogNote,
  linesOf,
  logGroups,
  reasonOf,
  withNotes,
} from './log-lines.ts';

interface LogProps {
  readonly history: SeenHistory;
  readonly players: readonly Player[];
  /** Left out: the log keeps its own. */
  readonly filter?: LogFilter;
  readonly onFilter?: (filter: LogFilter) => void;
  /** Shows an area on the map. */
  readonly onPick?: (area: AreaId) => void;
  /** Why computer players did what they did, by number of the journal entry. */
  readonly reasons?: ReadonlyMap<number, readonly Reason[]>;
  /** What was told beside the game. */
  readonly notes?: readonly LogNote[] | undefined;
  /** Shows the game as it was after so many entries. */
  readonly onMoment?: ((length: number) => void) | undefined;
}

const PAGE = 40;
const NO_NOTES: readonly LogNote[] = [];

interface ShownGroup {
  readonly group: LogGroup;
  readonly lines: readonly LogLineView[];
}

/** Everything that happened, the newest on top (UI-78, UI-79). */
export function Log(props: LogProps) {
  const { history, players, filter: given, onFilter, onPick, reasons, notes = NO_NOTES, onMoment } = props;
  const t = useText();
  const [kept, setKept] = useState<LogFilter>('all');
  const [limit, setLimit] = useState(PAGE);
  const filter = given ?? kept;
  const rules = useRules();
  const groups = useMemo(() => logGroups(history), [history]);
  const [beginning] = history.states;
  const { shown, more } = useMemo(() => {
    const who = (seat: Seat) => players[seat]?.name || t.names.player(seat);
    return newest(groups, limit, (group) =>
      withNotes(linesOf(t, group, filter, who, rules), group, groups, notes, filter),
    );
  }, [groups, limit, filter, players, t, rules, notes]);
  const choose = (next: LogFilter) => {
    setKept(next);
    setLimit(PAGE);
    onFilter?.(next);
  };
  return (
    <section className={styles.log} aria-label={t.record.log.title}>
      <header className={styles.head}>
        <h2 className="title">{t.record.log.title}</h2>
        <Filters offered={filtersFor(history)} value={filter} onChange={choose} />
      </header>
      {shown.length === 0 && (
        <p className="small muted">{groups.length < 2 ? t.record.log.empty : t.record.log.nothing}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.lines} tabIndex={0} aria-label={t.record.log.filters[filter]}>
        {shown.map(({ group, lines }) => (
          <LogGroupView
            key={group.key}
            group={group}
            lines={lines}
            reasons={reasons}
            onPick={onPick}
            onMoment={onMoment}
          />
        ))}
        {more && (
          <Button size="small" onClick={() => setLimit(limit + PAGE)}>
            {t.record.log.older}
          </Button>
        )}
        {!more && beginning && filter === 'all' && (
          <p className="small muted" data-testid="log-rules">
            {`${t.tableRules.rules}: ${rulesSummary(t, beginning.scenario, beginning.options)}`}
          </p>
        )}
      </section>
      <p className="hidden-text" aria-live="polite">
        {shown[0]?.lines[0]?.text}
      </p>
    </section>
  );
}

function newest(
  groups: readonly LogGroup[],
  limit: number,
  lines: (group: LogGroup) => readonly LogLineView[],
): { readonly shown: readonly ShownGroup[]; readonly more: boolean } {
  const shown: ShownGroup[] = [];
  let count = 0;
  let i = groups.length - 1;
  for (; i >= 0 && count < limit; i--) {
    const group = groups[i] as LogGroup;
    const own = lines(group);
    if (own.length > 0) shown.push({ group, lines: own });
    count += own.length;
  }
  return { shown, more: i >= 0 };
}

/** Points that nobody may see yet are not asked for. */
const filtersFor = (history: SeenHistory): readonly LogFilter[] =>
  areScoresOpen(present(history)) ? LOG_FILTERS : LOG_FILTERS.filter((filter) => filter !== 'points');

interface FiltersProps {
  readonly offered: readonly LogFilter[];
  readonly value: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

function Filters(props: FiltersProps) {
  const t = useText();
  return (
    <fieldset className={styles.filters}>
      <legend className="hidden-text">{t.record.log.filter}</legend>
      {props.offered.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={filter === props.value}
          onClick={() => props.onChange(filter)}
        >
          {t.record.log.filters[filter]}
        </button>
      ))}
    </fieldset>
  );
}

interface GroupProps extends ShownGroup {
  readonly reasons: LogProps['reasons'];
  readonly onPick: LogProps['onPick'];
  readonly onMoment: LogProps['onMoment'];
}

function LogGroupView({ group, lines, reasons, onPick, onMoment }: GroupProps) {
  const t = useText();
  const title = group.nation
    ? t.record.log.turn(t.names.nations(group.nation), group.round)
    : group.counting
      ? t.record.log.counted(group.round)
      : t.record.log.begins(group.round);
  return (
    <section className={styles.group}>
      <h3 className="eyebrow">{title}</h3>
      <ul>
        {lines.map((line) => {
          const why = reasonOf(line, reasons);
          return (
            <li key={line.key} className={styles.line}>
              <LineIcon line={line} />
              <div>
                <LineText line={line} onPick={onPick} onMoment={onMoment} />
                {why && <p className="tiny muted">{t.reasons(why)}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function LineIcon({ line }: { readonly line: LogLineView }) {
  if (line.nation) return <Disc nation={line.nation} size={20} />;
  return <span className={styles.sign}>{line.kind === 'battle' && <Swords size={16} />}</span>;
}

interface LineTextProps extends Pick<GroupProps, 'onPick' | 'onMoment'> {
  readonly line: LogLineView;
}

function LineText({ line, onPick, onMoment }: LineTextProps) {
  const t = useText();
  const { area, text, kind, seq } = line;
  const look = classes('small', kind === 'points' && styles.points);
  if (onMoment)
    return (
      <button
        type="button"
        className={classes(look, styles.words)}
        title={t.record.log.moment}
        onClick={() => onMoment(seq + 1)}
      >
        {text}
      </button>
    );
  if (!area || !onPick) return <p className={look}>{text}</p>;
  return (
    <button
      type="button"
      className={classes(look, styles.words)}
      aria-label={t.record.log.show(text)}
      onClick={() => onPick(area)}
    >
      {text}
    </button>
  );
}

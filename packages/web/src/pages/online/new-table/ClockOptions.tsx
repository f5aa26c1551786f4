import { ABSENCES, type Absence, MOST_VACATION } from '@bretwalda/protocol';
import { useText } from '../../../language/language.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { LevelPicker } from '../../new-game/LevelPicker.tsx';
import { OptionRow } from '../../settings/OptionRow.tsx';
import select from '../../settings/Select.module.css';
import styles from './NewTablePage.module.css';
import { CLOCK_FIGURES, CLOCK_LIMITS, type TableDraft, UNIT, withFigure } from './table-draft.ts';

interface ClockOptionsProps {
  readonly draft: TableDraft;
  readonly onChange: (draft: TableDraft) => void;
}

/** How much time there is, and what happens when it is out (UI-91). */
export function ClockOptions({ draft, onChange }: ClockOptionsProps) {
  const { clock: t } = useText().online;
  const { clock, absence } = draft;
  return (
    <>
      <OptionRow label={t.pace} note={t.note}>
        <Segmented
          label={t.pace}
          value={clock}
          options={(['live', 'days', 'none'] as const).map((value) => ({ value, label: t.kinds[value] }))}
          onChange={(value) => onChange({ ...draft, clock: value })}
        />
      </OptionRow>
      {clock !== 'none' && (
        <>
          <Figures draft={draft} kind={clock} onChange={onChange} />
          <OptionRow label={t.vacation} note={t.vacationNote}>
            <Stepper
              label={t.days(t.vacation)}
              less={t.less(t.vacation)}
              more={t.more(t.vacation)}
              value={draft.vacation[clock]}
              least={0}
              most={MOST_VACATION}
              onChange={(days) => onChange({ ...draft, vacation: { ...draft.vacation, [clock]: days } })}
            />
          </OptionRow>
          <OptionRow label={t.absence.label} note={t.absence.note}>
            <select
              className={`${select.select} ${styles.select}`}
              aria-label={t.absence.label}
              value={absence}
              onChange={(event) => onChange({ ...draft, absence: event.target.value as Absence })}
            >
              {ABSENCES.map((value) => (
                <option key={value} value={value}>
                  {t.absence[value]}
                </option>
              ))}
            </select>
          </OptionRow>
          <OptionRow label={t.standIn} note={t.absence.bot}>
            <LevelPicker
              label={t.standIn}
              value={draft.standIn}
              onChange={(standIn) => onChange({ ...draft, standIn })}
            />
          </OptionRow>
        </>
      )}
    </>
  );
}

function Figures({ draft, kind, onChange }: ClockOptionsProps & { readonly kind: 'live' | 'days' }) {
  const { clock: t } = useText().online;
  const inUnit = kind === 'live' ? t.minutes : t.days;
  const figures = draft.clocks[kind];
  return (
    <div className={styles.figures}>
      {CLOCK_FIGURES.map((figure) => {
        const [least, most] = CLOCK_LIMITS[kind][figure];
        return (
          <div key={figure} className={styles.figure}>
            <b>{t[figure]}</b>
            <Stepper
              label={inUnit(t[figure])}
              less={t.less(t[figure])}
              more={t.more(t[figure])}
              value={figures[figure]}
              least={least}
              most={most}
              onChange={(value) => onChange(withFigure(draft, kind, figure, value))}
            />
            <span className="tiny muted">{t.time(figures[figure] * UNIT[kind])}</span>
          </div>
        );
      })}
    </div>
  );
}

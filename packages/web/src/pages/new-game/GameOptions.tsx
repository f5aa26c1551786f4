import { useText } from '../../language/language.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { OptionRow } from '../settings/OptionRow.tsx';
import { PlayOptions } from '../settings/PlayOptions.tsx';
import select from '../settings/Select.module.css';
import { type Draft, RAISES } from './game-draft.ts';
import styles from './NewGamePage.module.css';

interface GameOptionsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Options of this game, then those of all games. */
export function GameOptions({ draft, onChange }: GameOptionsProps) {
  const { game } = useText().start;
  const { sides, ballot } = game;
  return (
    <div className={styles.options}>
      <OptionRow label={sides.label} note={sides.note} tip={sides.tip}>
        <Segmented
          label={sides.label}
          value={draft.sides}
          options={(['fixed', 'random', 'choose', 'bid'] as const).map((value) => ({
            value,
            label: sides[value],
          }))}
          onChange={(value) => onChange({ ...draft, sides: value })}
        />
      </OptionRow>
      {draft.sides === 'bid' && <MinRaise draft={draft} onChange={onChange} />}
      <OptionRow label={ballot.label} note={ballot.note} tip={ballot.tip}>
        <Segmented
          label={ballot.label}
          value={draft.ballot}
          options={(['ask', 'open', 'secret'] as const).map((value) => ({ value, label: ballot[value] }))}
          onChange={(value) => onChange({ ...draft, ballot: value })}
        />
      </OptionRow>
      <PlayOptions />
    </div>
  );
}

function MinRaise({ draft, onChange }: GameOptionsProps) {
  const { minRaise } = useText().start.game;
  return (
    <OptionRow label={minRaise.label} note={minRaise.note} tip={minRaise.tip}>
      <select
        className={select.select}
        aria-label={minRaise.label}
        value={draft.minRaise}
        onChange={(event) => onChange({ ...draft, minRaise: Number(event.target.value) })}
      >
        {RAISES.map((n) => (
          <option key={n} value={n}>
            {minRaise.points(n)}
          </option>
        ))}
      </select>
    </OptionRow>
  );
}

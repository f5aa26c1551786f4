import { hasVotes } from '../../facts/rules-played.ts';
import { useText } from '../../language/language.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { OptionRow } from '../settings/OptionRow.tsx';
import select from '../settings/Select.module.css';
import { type Draft, RAISES } from './game-draft.ts';
import { variantsOf } from './rules-draft.ts';

interface TableOptionsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Sides are given out in another way. */
  readonly areSidesSet?: boolean;
}

/** What a table decides beside its rules: how nations are given out, how votes are cast. */
export function TableOptions({ draft, onChange, areSidesSet = false }: TableOptionsProps) {
  const { game } = useText().start;
  const { sides, ballot } = game;
  return (
    <>
      {!areSidesSet && (
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
      )}
      {!areSidesSet && draft.sides === 'bid' && <MinRaise draft={draft} onChange={onChange} />}
      {hasVotes(draft.scenario, variantsOf(draft)) && (
        <OptionRow label={ballot.label} note={ballot.note} tip={ballot.tip}>
          <Segmented
            label={ballot.label}
            value={draft.ballot}
            options={(['ask', 'open', 'secret'] as const).map((value) => ({ value, label: ballot[value] }))}
            onChange={(value) => onChange({ ...draft, ballot: value })}
          />
        </OptionRow>
      )}
    </>
  );
}

function MinRaise({ draft, onChange }: TableOptionsProps) {
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

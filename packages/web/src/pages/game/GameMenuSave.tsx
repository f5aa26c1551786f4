import { Save } from 'lucide-react';
import { useRef, useState } from 'react';
import { useText } from '../../language/language.ts';
import { useStored } from '../../local/browser-game-context.ts';
import { MAX_NAME } from '../../storage/players.ts';
import type { SaveInfo } from '../../storage/record.ts';
import { type Kept, saves } from '../../storage/saves.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './GameMenu.module.css';

type Outcome = Kept | { readonly taken: SaveInfo };

/** Saves the game under a name (UI-8). Asks before another save of that name is replaced. */
export function GameMenuSave() {
  const t = useText();
  const game = useStored();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(game.name);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const save = async () => {
    setOutcome(null);
    const wanted = name.trim() || game.name;
    const taken = await saves.named(wanted);
    setOutcome(taken ? { taken } : await saves.put(game, wanted));
  };
  const replace = async ({ id, name: old }: SaveInfo) => setOutcome(await saves.put(game, old, id));
  const chooseOther = () => {
    setOutcome(null);
    field.current?.select();
    field.current?.focus();
  };
  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label>
        <span className="eyebrow">{t.game.saveAs}</span>
        <input
          ref={field}
          value={name}
          maxLength={MAX_NAME}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button icon={<Save size={18} />} onClick={() => void save()}>
        {t.game.save}
      </Button>
      {outcome && 'taken' in outcome && (
        <div role="alert" className={styles.taken}>
          <p>{t.start.saves.taken(outcome.taken.name)}</p>
          <Button size="small" onClick={() => void replace(outcome.taken)}>
            {t.keep.replace}
          </Button>
          <Button size="small" kind="main" onClick={chooseOther}>
            {t.keep.otherName}
          </Button>
        </div>
      )}
      {outcome && 'info' in outcome && outcome.refusal && (
        <p role="alert" className="small bad">
          {t.keep.notSaved} {t.start.refusals[outcome.refusal]}
        </p>
      )}
      <p role="status" className="small good">
        {outcome && 'info' in outcome && !outcome.refusal && t.keep.saved(outcome.info.name)}
      </p>
    </form>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../language/language.ts';
import type { SaveInfo } from '../../storage/record.ts';
import { isSameName } from '../../storage/saves.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { NamedSave } from './SaveList.tsx';
import styles from './SavesPage.module.css';
import { useFirstFocus } from './use-first-focus.ts';

const LONGEST = 60;

export interface AskedSave {
  readonly what: 'rename' | 'remove';
  readonly save: NamedSave;
}

interface SaveDialogsProps {
  readonly asked: AskedSave;
  readonly others: readonly SaveInfo[];
  readonly onRename: (save: NamedSave, name: string) => void;
  readonly onRemove: (save: NamedSave) => void;
  readonly onClose: () => void;
}

/** Asks before a saved game is renamed or removed. */
export const SaveDialogs = ({ asked, others, onRename, onRemove, onClose }: SaveDialogsProps) =>
  asked.what === 'rename' ? (
    <RenameDialog
      save={asked.save}
      others={others}
      onName={(name) => onRename(asked.save, name)}
      onClose={onClose}
    />
  ) : (
    <RemoveDialog save={asked.save} onRemove={() => onRemove(asked.save)} onClose={onClose} />
  );

interface RenameDialogProps {
  readonly save: NamedSave;
  /** No two saves made by hand have the same name. */
  readonly others: readonly SaveInfo[];
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function RenameDialog({ save, others, onName, onClose }: RenameDialogProps) {
  const t = useText().start;
  const id = useId();
  const first = useFirstFocus<HTMLInputElement>();
  const [name, setName] = useState(save.name);
  const [taken, setTaken] = useState<SaveInfo | undefined>();
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (!name.trim()) return;
    const other = others.find(
      (one) => one.kind === 'named' && one.id !== save.id && isSameName(one.name, name),
    );
    if (other) first.current?.select();
    else onName(name.trim());
    setTaken(other);
  };
  return (
    <Dialog
      title={t.saves.renameTitle}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="main" onClick={() => submit()}>
            {t.saves.keepName}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} className={styles.form}>
        <label htmlFor={id}>{t.saves.newName}</label>
        <input
          ref={first}
          id={id}
          value={name}
          maxLength={LONGEST}
          onChange={(event) => setName(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        {taken && (
          <p role="alert" className="bad">
            {t.saves.taken(taken.name)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

interface RemoveDialogProps {
  readonly save: NamedSave;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

function RemoveDialog({ save, onRemove, onClose }: RemoveDialogProps) {
  const t = useText().start.saves;
  const first = useFirstFocus<HTMLButtonElement>();
  return (
    <Dialog
      title={t.removeTitle}
      size="small"
      onClose={onClose}
      testId="remove-save"
      footer={
        <>
          <Button onClick={onRemove}>{t.removeYes}</Button>
          <Button ref={first} kind="main" onClick={onClose}>
            {t.removeNo}
          </Button>
        </>
      }
    >
      <p>{t.removeText(save.name)}</p>
    </Dialog>
  );
}

import { type FormEvent, useId, useState } from 'react';
import type { SaveInfo } from '../../storage/index.ts';
import { useText } from '../../text/index.ts';
import { Button, Dialog } from '../../ui/index.ts';
import styles from './SavesPage.module.css';
import { useFocus } from './useFocus.ts';

const LONGEST = 60;

interface RenameDialogProps {
  readonly save: SaveInfo;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ save, onName, onClose }: RenameDialogProps) {
  const t = useText().start;
  const id = useId();
  const first = useFocus<HTMLInputElement>();
  const [name, setName] = useState(save.name);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (name.trim()) onName(name.trim());
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
      </form>
    </Dialog>
  );
}

interface RemoveDialogProps {
  readonly save: SaveInfo;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

export function RemoveDialog({ save, onRemove, onClose }: RemoveDialogProps) {
  const t = useText().start.saves;
  const first = useFocus<HTMLButtonElement>();
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

import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './Handbook.module.css';
import { Reader } from './Reader.tsx';
import { useHandbook } from './use-handbook.ts';

interface HandbookProps {
  readonly onClose: () => void;
  /** Where to open it: a rule (MOV-4), a family of rules (MOV) or the anchor of a section. */
  readonly initial?: string;
}

/** The rules in the language in use, with contents and search (UI-6). */
export function Handbook({ onClose, initial }: HandbookProps) {
  const t = useText().handbook;
  const { text, failed, retry } = useHandbook(t.file);
  return (
    <Dialog title={t.title} onClose={onClose} size="full" className={styles.window} testId="handbook">
      {text && <Reader key={text.sections[0]?.id} text={text} {...(initial && { initial })} />}
      {!text && !failed && (
        <p className={styles.notice} role="status">
          {t.loading}
        </p>
      )}
      {failed && (
        <div className={styles.notice} role="alert">
          <p>{t.failed}</p>
          <Button onClick={retry}>{t.retry}</Button>
        </div>
      )}
    </Dialog>
  );
}

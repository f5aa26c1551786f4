import { Download, FileWarning, Trash2 } from 'lucide-react';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SavesPage.module.css';

interface DamagedRowProps {
  readonly name: string;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

/** A save that cannot be opened any more: what it is, and what can still be done with it. */
export function DamagedRow({ name, onExport, onRemove }: DamagedRowProps) {
  const t = useText().start.saves;
  return (
    <li className={styles.row}>
      <div className={styles.shield}>
        <FileWarning size={28} aria-hidden="true" />
      </div>
      <div className={`${styles.about} ${styles.wide}`}>
        <h2 className="title">{name}</h2>
        <p>{t.damaged}</p>
        <p className="small muted">{t.damagedNote}</p>
      </div>
      <div className={styles.tools}>
        <Button icon={<Download size={18} />} onClick={onExport}>
          {t.export}
          <span className="hidden-text">: {name}</span>
        </Button>
        <Button icon={<Trash2 size={18} />} onClick={onRemove}>
          {t.remove}
          <span className="hidden-text">: {name}</span>
        </Button>
      </div>
    </li>
  );
}

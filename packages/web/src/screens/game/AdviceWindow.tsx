import { useText } from '../../text/index.ts';
import { Dialog } from '../../ui/index.ts';
import styles from './AdviceWindow.module.css';

/** General advice for playing well (UI-86); that of each nation stands on its card. */
export function AdviceWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t.game.advice} size="small" onClose={onClose}>
      <ol className={styles.list}>
        {t.cards.general.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </Dialog>
  );
}

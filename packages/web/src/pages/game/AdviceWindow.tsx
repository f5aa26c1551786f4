import { useText } from '../../language/language.ts';
import { useScene } from '../../session/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { WithTerms } from '../../ui/WithTerms.tsx';
import styles from './AdviceWindow.module.css';

/** General advice for playing well (UI-86); that of each nation stands on its card. */
export function AdviceWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const state = useScene((s) => s.state);
  return (
    <Dialog title={t.game.advice} size="small" onClose={onClose}>
      <ol className={styles.list}>
        {t.cards.general(state).map((line) => (
          <li key={line}>
            <WithTerms>{line}</WithTerms>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

import { useText } from '../../language/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useRules } from '../../ui/use-rules.ts';
import styles from './KeysWindow.module.css';

export function KeysWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const rules = useRules();
  return (
    <Dialog title={t.game.keys} size="small" onClose={onClose}>
      <dl className={styles.keys}>
        {t.game.keyList(rules).map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

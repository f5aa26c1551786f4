import { useText } from '../../language/language.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './CreditsDialog.module.css';

export function CreditsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText().start.creditsPage;
  const parts: readonly (readonly [string, string])[] = [
    [t.game, t.gameText],
    [t.map, t.mapText],
    [t.type, t.typeText],
    [t.icons, t.iconsText],
    [t.libraries, t.librariesText],
    [t.licence, t.licenceText],
  ];
  return (
    <Dialog title={t.title} onClose={onClose} size="small" testId="credits">
      <dl className={styles.list}>
        {parts.map(([title, text]) => (
          <div key={title}>
            <dt className="title">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

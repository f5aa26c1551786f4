import { useText } from '../../../language/language.ts';
import { TalkTabs } from '../../../panels/talk/TalkTabs.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './TalkWindow.module.css';

interface TalkWindowProps {
  readonly first: 'talk' | 'notes';
  readonly onClose: () => void;
}

/** What players say and one's own notes, where there is no room beside the map. */
export function TalkWindow({ first, onClose }: TalkWindowProps) {
  const t = useText().online.talk;
  return (
    <Dialog title={t.tabs} size="wide" className={styles.window} onClose={onClose} testId="talk-window">
      <div className={styles.body}>
        <TalkTabs first={first} />
      </div>
    </Dialog>
  );
}

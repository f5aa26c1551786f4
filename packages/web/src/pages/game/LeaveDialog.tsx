import { FileDown } from 'lucide-react';
import { useText } from '../../language/language.ts';
import { useStored } from '../../local/browser-game-context.ts';
import { exportFile } from '../../storage/files.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Asks before a game with unsaved moves is left (UI-41). */
export function LeaveDialog({ onAnswer }: { readonly onAnswer: (mayGo: boolean) => void }) {
  const t = useText();
  const game = useStored();
  const { title, text, stay, leave } = t.keep.leave;
  return (
    <Dialog
      title={title}
      size="small"
      onClose={() => onAnswer(false)}
      testId="leave"
      footer={
        <>
          <Button kind="flat" onClick={() => onAnswer(true)}>
            {leave}
          </Button>
          <Button icon={<FileDown size={18} />} onClick={() => exportFile(game)}>
            {t.game.exportFile}
          </Button>
          <Button kind="main" autoFocus onClick={() => onAnswer(false)}>
            {stay}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

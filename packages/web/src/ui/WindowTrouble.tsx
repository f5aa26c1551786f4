import { useText } from '../language/language.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

/** Shown in place of a window that failed: it can be closed, and what is behind it goes on. */
export function WindowTrouble({ onClose }: { readonly onClose: () => void }) {
  const { trouble } = useText().start;
  return (
    <Dialog
      title={trouble.window}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => location.reload()}>{trouble.reload}</Button>
          <Button kind="main" autoFocus onClick={onClose}>
            {trouble.close}
          </Button>
        </>
      }
    >
      <p>{trouble.windowText}</p>
    </Dialog>
  );
}

import { settings } from '../../base/settings.ts';
import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

/** Questions of the screen itself: ending movement without a move (UI-40), a computer player that failed. */
export function Confirmations() {
  const t = useText();
  const session = useSession();
  const { confirmEnd, failure } = useScene((s) => s);
  if (failure !== null)
    return (
      <Dialog
        title={t.game.failure}
        size="small"
        footer={
          <Button kind="main" onClick={() => session.flow.recover()}>
            {t.game.tryAgain}
          </Button>
        }
      >
        <p>{t.game.failureText}</p>
        <p className="small muted">{failure}</p>
      </Dialog>
    );
  if (!confirmEnd) return null;
  const { title, text, end, back, never } = t.game.confirmIdle;
  return (
    <Dialog
      title={title}
      size="small"
      onClose={() => session.cancel()}
      testId="confirm-idle"
      footer={
        <>
          <Button
            kind="flat"
            onClick={() => {
              settings.update({ confirmIdle: false });
              session.endPhase(true);
            }}
          >
            {never}
          </Button>
          <Button onClick={() => session.cancel()}>{back}</Button>
          <Button kind="main" autoFocus onClick={() => session.endPhase(true)}>
            {end}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

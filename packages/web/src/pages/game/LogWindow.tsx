import { useText } from '../../language/language.ts';
import { useScene } from '../../session/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Log } from '../../windows/record/Log.tsx';

/** The log, where there is no room for it beside the map. */
export function LogWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const { game, reasons } = useScene((s) => s);
  return (
    <Dialog title={t.game.log} size="wide" onClose={onClose}>
      <Log history={game} players={game.config.players} reasons={reasons} />
    </Dialog>
  );
}

import { useText } from '../../language/language.ts';
import { useScene, useSession } from '../../session/context.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Log } from '../../windows/record/Log.tsx';
import { useGamePlace } from './use-game-place.ts';

/** The log, where there is no room for it beside the map. */
export function LogWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const session = useSession();
  const { notes } = useGamePlace();
  const { game, reasons } = useScene((s) => s);
  const onMoment = (length: number) => {
    onClose();
    session.review.moment(length);
  };
  return (
    <Dialog title={t.game.log} size="wide" onClose={onClose}>
      <Log history={game} players={game.config.players} reasons={reasons} notes={notes} onMoment={onMoment} />
    </Dialog>
  );
}

import { FileDown } from 'lucide-react';
import { settings } from '../base/settings.ts';
import { useStore } from '../base/store.ts';
import { useText } from '../language/language.ts';
import { useStored } from '../local/browser-game-context.ts';
import { GameMenuSave } from '../pages/game/GameMenuSave.tsx';
import { useScene } from '../session/context.ts';
import { exportFile } from '../storage/files.ts';
import { useFate } from '../storage/kept.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';

/** What can be done with a game on this device. */
export function LocalMenu() {
  const t = useText();
  const elsewhere = useScene((s) => s.elsewhere);
  const game = useStored();
  return (
    <>
      {!elsewhere && <GameMenuSave />}
      <Button icon={<FileDown size={18} />} onClick={() => exportFile(game)}>
        {t.game.exportFile}
      </Button>
    </>
  );
}

/** What becomes of the game when it is left; it promises only what is true. */
export function FateNote() {
  const t = useText();
  const fate = useFate(useStored());
  const autosave = useStore(settings, (s) => s.autosave);
  const kept = autosave ? t.keep.kept : t.keep.allSaved;
  const lost = autosave ? t.keep.failing : t.keep.off;
  return (
    <p className={classes('small', fate === 'lost' ? 'bad' : 'muted')}>
      {{ kept, lost, saving: t.keep.saving }[fate]}
    </p>
  );
}

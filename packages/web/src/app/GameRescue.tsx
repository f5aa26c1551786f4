import { useText } from '../language/language.ts';
import { exportFile } from '../storage/files.ts';
import { useFate } from '../storage/kept.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { Button } from '../ui/Button.tsx';
import { useQuestionOnClosing } from './use-leaving.ts';

/** What of the game is kept, when its page has failed. */
export function GameRescue({ game }: { readonly game: () => StoredGame }) {
  const { trouble } = useText().start;
  const stored = game();
  const fate = useFate(stored);
  useQuestionOnClosing(fate === 'lost');
  return (
    <>
      <p role="status">
        <b>{trouble[fate]}</b>
      </p>
      <p>
        <Button onClick={() => exportFile(stored)}>{trouble.asFile}</Button>
      </p>
    </>
  );
}

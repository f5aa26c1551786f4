import { useText } from '../language/language.ts';
import { exportFile } from '../storage/files.ts';
import { useFate } from '../storage/kept.ts';
import type { Table } from '../storage/table.ts';
import { Button } from '../ui/Button.tsx';
import { useQuestionOnClosing } from './use-leaving.ts';

/** What of the game is kept, when its page has failed. */
export function GameRescue({ game }: { readonly game: () => Table }) {
  const { trouble } = useText().start;
  const table = game();
  const fate = useFate(table);
  useQuestionOnClosing(fate === 'lost');
  return (
    <>
      <p role="status">
        <b>{trouble[fate]}</b>
      </p>
      <p>
        <Button onClick={() => exportFile(table)}>{trouble.asFile}</Button>
      </p>
    </>
  );
}

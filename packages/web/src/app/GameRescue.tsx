import type { Table } from '../session/table.ts';
import { exportFile, useFate } from '../storage/index.ts';
import { useText } from '../text/index.ts';
import { Button } from '../ui/index.ts';
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

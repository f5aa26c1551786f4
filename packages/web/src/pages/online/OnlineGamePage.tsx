import { useEffect, useState } from 'react';
import { useText } from '../../language/language.ts';
import { refusalWords } from '../../online/refusal-words.ts';
import { OnlineTable } from '../../online/table-events.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../notice/Loading.tsx';
import { Notice } from '../notice/Notice.tsx';
import type { OnlinePageProps } from './OnlinePages.tsx';
import { OnlineGame } from './play/OnlineGame.tsx';
import { useLooking } from './play/use-looking.ts';
import type { TablePlace } from './table/TablePage.tsx';

/** A game on a server, from its first moment to the end and after it. */
export function OnlineGamePage(props: OnlinePageProps<TablePlace>) {
  const { place, go } = props;
  const { id, invitation } = place;
  const t = useText();
  const [table, setTable] = useState<OnlineTable | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt opens it anew
  useEffect(() => {
    let isWanted = true;
    let opened: OnlineTable | undefined;
    OnlineTable.open({ id, invitation }).then(
      (found) => {
        opened = found;
        if (isWanted) setTable(found);
        else found.close();
      },
      (thrown) => isWanted && setError(thrown),
    );
    return () => {
      isWanted = false;
      opened?.close();
      setTable(null);
      setError(null);
    };
  }, [id, invitation, attempt]);
  useLooking(table);
  if (error !== null)
    return (
      <Notice
        title={t.online.play.cannotOpen}
        ways={
          <>
            <Button onClick={() => go({ at: 'lobby' })}>{t.online.play.toLobby}</Button>
            <Button kind="main" onClick={() => setAttempt(attempt + 1)}>
              {t.online.play.tryAgain}
            </Button>
          </>
        }
      >
        <p>{refusalWords(t, error)}</p>
      </Notice>
    );
  if (!table) return <Loading isGame />;
  return <OnlineGame key={id} {...props} table={table} />;
}

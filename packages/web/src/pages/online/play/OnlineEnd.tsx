import { useMutation } from '@tanstack/react-query';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import { Refused } from '../../../online/Refused.tsx';
import { ownSeat } from '../../../online/sitting.ts';
import { useSeatName, useTable, useTableScene } from '../../../panels/table/use-table.ts';
import { useScene } from '../../../session/context.ts';
import { exportText } from '../../../storage/files.ts';
import { Button } from '../../../ui/Button.tsx';
import { EndScreen } from '../../../windows/record/EndScreen.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { DiceProofCard } from './DiceProofCard.tsx';
import { DiceTable } from './DiceTable.tsx';

interface OnlineEndProps extends Pick<OnlinePageProps, 'go'> {
  readonly onMap: () => void;
  readonly onWatch: () => void;
}

/** Who has won a game on a server, its dice, and the way to another one. */
export function OnlineEnd({ go, onMap, onWatch }: OnlineEndProps) {
  const t = useText();
  const words = t.online.play.end;
  const { table } = useTable();
  const info = useTableScene((s) => s.info);
  const game = useScene((s) => s.game);
  const viewer = useScene((s) => s.viewer);
  const asked = useTableScene((s) => s.events.findLast(({ kind }) => kind === 'rematch'));
  const nameOf = useSeatName();
  const rematch = useMutation({
    mutationFn: () => api.table.rematch.mutate({ id: table.id }),
    onSuccess: ({ id }) => go({ at: 'table', id }),
  });
  const save = useMutation({
    mutationFn: () => api.archive.save.query(table.place),
    onSuccess: (file) => exportText(file, info.agreed.title || t.scenarios(game.state.scenario).title),
  });
  const { result } = info;
  const next = asked?.body as { by: string; table: string; invitation: string } | undefined;
  const isPlayer = ownSeat(info) !== undefined;
  return (
    <EndScreen
      history={game}
      players={game.config.players}
      viewer={viewer}
      {...(result?.agreed && {
        agreed: result,
        note: words.agreed(
          result.agreed.map((seat) => nameOf(seat)),
          result.by ?? 'present',
        ),
      })}
      onMap={onMap}
      onWatch={onWatch}
      onSave={() => save.mutate()}
      onStart={() => go({ at: 'lobby' })}
      startWord={t.online.play.toLobby}
      again={
        next ? (
          <Button
            kind="main"
            testId="to-rematch"
            onClick={() => go({ at: 'table', id: next.table, invitation: next.invitation })}
          >
            {isPlayer ? words.go : words.toRematch(next.by)}
          </Button>
        ) : (
          isPlayer && (
            <Button kind="main" testId="rematch" onClick={() => rematch.isPending || rematch.mutate()}>
              {words.rematch}
            </Button>
          )
        )
      }
    >
      <Refused error={rematch.error ?? save.error} />
      <DiceProofCard />
      <DiceTable history={game} nameOf={nameOf} />
    </EndScreen>
  );
}

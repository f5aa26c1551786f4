import type { GameEvent } from '@bretwalda/engine';
import { lazy, useEffect, useMemo, useState } from 'react';
import { GameScreen } from '../pages/game/GameScreen.tsx';
import { LeaveDialog } from '../pages/game/LeaveDialog.tsx';
import { Loading } from '../pages/notice/Loading.tsx';
import { SessionContext, useScene } from '../session/context.ts';
import { Session } from '../session/session.ts';
import { soundForAll } from '../sound/event-sounds.ts';
import { playSound } from '../sound/sounds.ts';
import { exportFile } from '../storage/files.ts';
import { useFate } from '../storage/kept.ts';
import type { Table } from '../storage/table.ts';
import { GameRescue } from './GameRescue.tsx';
import { Keeper } from './keeper.ts';
import { offerRescue } from './rescue.ts';
import { seedInAddress } from './route.ts';
import { useClaim } from './use-claim.ts';
import { useLeaving, useQuestionOnClosing } from './use-leaving.ts';

const EndScreen = lazy(async () => ({
  default: (await import('../windows/record/EndScreen.tsx')).EndScreen,
}));

interface GamePageProps {
  readonly table: Table;
  readonly ended: boolean;
  readonly onEnd: (ended: boolean) => void;
  readonly onStart: () => void;
  readonly onAgain: (table: Table) => void;
}

/** One game from its first moment to the final scores. */
export function GamePage({ table: opened, ended, onEnd, onStart, onAgain }: GamePageProps) {
  const [table, setTable] = useState(opened);
  const [keeper] = useState(() => new Keeper());
  const session = useMemo(() => newSession(table, keeper), [table, keeper]);
  const [hold, playHere] = useClaim(opened.id, {
    onTaken: (found) => setTable(found ?? { ...session.game }),
    onLost: () => {
      session.lookOn();
      return keeper.handOver();
    },
  });
  useEffect(() => keeper.watch(), [keeper]);
  useEffect(() => {
    if (hold === 'elsewhere') session.lookOn();
  }, [session, hold]);
  useEffect(() => {
    if (hold !== 'ours') return;
    keeper.resume();
    keeper.changed(session.game);
    session.start();
    return () => session.close();
  }, [keeper, session, hold]);
  useEffect(() => {
    let before = session.scene.get().refusal;
    return session.scene.subscribe(() => {
      const { refusal } = session.scene.get();
      if (refusal && refusal !== before) playSound('knock');
      before = refusal;
    });
  }, [session]);
  useEffect(() => offerRescue(<GameRescue game={() => session.game} />), [session]);
  const leaving = useLeaving(session);
  const leave = (go: () => void) => {
    keeper.flush();
    leaving.leave(go);
  };
  if (hold === 'taking') return <Loading isGame />;
  return (
    <SessionContext value={session}>
      {ended ? (
        <EndPage
          session={session}
          onEnd={onEnd}
          onStart={() => leave(onStart)}
          onAgain={(next) => leave(() => onAgain(next))}
        />
      ) : (
        <GameScreen onQuit={() => leave(onStart)} onEnd={() => onEnd(true)} onPlayHere={playHere} />
      )}
      <ClosingQuestion />
      {leaving.isAsking && <LeaveDialog onAnswer={leaving.answer} />}
    </SessionContext>
  );
}

/** Apart, because it looks at every change of the game. */
function ClosingQuestion() {
  const fate = useFate(useScene((s) => s.table));
  useQuestionOnClosing(fate === 'lost');
  return null;
}

function newSession(table: Table, keeper: Keeper): Session {
  const seed = seedInAddress();
  const onChange = (next: Table, events: readonly GameEvent[]) => {
    keeper.changed(next);
    const sound = soundForAll(events);
    if (sound) playSound(sound);
  };
  return new Session({ table, onChange, ...(seed !== undefined && { seed }) });
}

interface EndPageProps extends Pick<GamePageProps, 'onEnd' | 'onStart' | 'onAgain'> {
  readonly session: Session;
}

function EndPage({ session, onEnd, onStart, onAgain }: EndPageProps) {
  const { table } = session.scene.get();
  return (
    <EndScreen
      history={table.history}
      players={table.config.players}
      onAgain={() => onAgain(table)}
      onStart={onStart}
      onMap={() => onEnd(false)}
      onWatch={() => {
        session.reviewFrom(0);
        onEnd(false);
      }}
      onSave={() => exportFile(table)}
    />
  );
}

import { rulesOf } from '@bretwalda/engine/queries';
import { lazy, useEffect, useMemo, useState } from 'react';
import { Autosaver } from '../local/autosaver.ts';
import { BrowserGame } from '../local/browser-game.ts';
import { BrowserGameContext, useStored } from '../local/browser-game-context.ts';
import { useTabLock } from '../local/use-tab-lock.ts';
import { GameScreen } from '../pages/game/GameScreen.tsx';
import { LeaveDialog } from '../pages/game/LeaveDialog.tsx';
import { NotSavedBar } from '../pages/game/NotSavedBar.tsx';
import { type GamePlace, GamePlaceContext } from '../pages/game/use-game-place.ts';
import { useGameSounds } from '../pages/game/use-game-sounds.ts';
import { Loading } from '../pages/notice/Loading.tsx';
import { ElsewhereBar } from '../panels/ElsewhereBar.tsx';
import { SessionContext } from '../session/context.ts';
import { onlyPerson } from '../session/people.ts';
import { Session } from '../session/session.ts';
import { exportFile } from '../storage/files.ts';
import { useFate } from '../storage/kept.ts';
import type { StoredGame } from '../storage/stored-game.ts';
import { RulesContext } from '../ui/use-rules.ts';
import { GameRescue } from './GameRescue.tsx';
import { FateNote, LocalMenu } from './LocalMenu.tsx';
import { rememberGame } from './remember-game.ts';
import { offerRescue } from './rescue.ts';
import { seedInAddress } from './route.ts';
import { useLeaving, useQuestionOnClosing } from './use-leaving.ts';

const EndScreen = lazy(async () => ({
  default: (await import('../windows/record/EndScreen.tsx')).EndScreen,
}));

interface GamePageProps {
  readonly opened: StoredGame;
  readonly ended: boolean;
  readonly onEnd: (ended: boolean) => void;
  readonly onStart: () => void;
  readonly onAgain: (game: StoredGame) => void;
}

function openGame(stored: StoredGame): BrowserGame {
  const seed = seedInAddress();
  return new BrowserGame(stored, {
    autosaver: new Autosaver(rememberGame),
    ...(seed !== undefined && { seed }),
  });
}

/** One game from its first moment to the final scores. */
export function GamePage({ opened, ended, onEnd, onStart, onAgain }: GamePageProps) {
  const [stored, setStored] = useState(opened);
  const game = useMemo(() => openGame(stored), [stored]);
  const session = useMemo(() => new Session({ link: game.screen, name: game.name, host: game }), [game]);
  const rules = useMemo(() => rulesOf(session.scene.get().state), [session]);
  const [hold, playHere] = useTabLock(opened.id, {
    onTaken: (found) => setStored(found ?? { ...game.stored }),
    onLost: () => {
      const saved = game.handOver();
      session.flow.spectate();
      return saved;
    },
  });
  useEffect(() => {
    if (hold === 'elsewhere') session.flow.spectate();
  }, [session, hold]);
  useEffect(() => {
    if (hold !== 'ours') return;
    session.start();
    return () => session.close();
  }, [session, hold]);
  useGameSounds(session, game.screen);
  useEffect(() => offerRescue(<GameRescue game={() => game.stored} />), [game]);
  const leaving = useLeaving(game);
  const leave = (go: () => void) => {
    game.saveNow();
    leaving.leave(go);
  };
  const place = useMemo<GamePlace>(
    () => ({
      bars: () => (
        <>
          <ElsewhereBar onPlayHere={playHere} />
          <NotSavedBar />
        </>
      ),
      menu: () => <LocalMenu />,
      note: <FateNote />,
    }),
    [playHere],
  );
  if (hold === 'taking') return <Loading isGame />;
  return (
    <BrowserGameContext value={game}>
      <SessionContext value={session}>
        <RulesContext value={rules}>
          {ended ? (
            <EndPage
              session={session}
              onEnd={onEnd}
              onStart={() => leave(onStart)}
              onAgain={(next) => leave(() => onAgain(next))}
            />
          ) : (
            <GamePlaceContext value={place}>
              <GameScreen onQuit={() => leave(onStart)} onEnd={() => onEnd(true)} />
            </GamePlaceContext>
          )}
          <ClosingQuestion />
          {leaving.isAsking && <LeaveDialog onAnswer={leaving.answer} />}
        </RulesContext>
      </SessionContext>
    </BrowserGameContext>
  );
}

/** Apart, because it looks at every change of the game. */
function ClosingQuestion() {
  useQuestionOnClosing(useFate(useStored()) === 'lost');
  return null;
}

interface EndPageProps extends Pick<GamePageProps, 'onEnd' | 'onStart' | 'onAgain'> {
  readonly session: Session;
}

function EndPage({ session, onEnd, onStart, onAgain }: EndPageProps) {
  const stored = useStored();
  return (
    <EndScreen
      history={stored.history}
      players={stored.config.players}
      viewer={onlyPerson(session.scene.get().people)}
      onAgain={() => onAgain(stored)}
      onStart={onStart}
      onMap={() => onEnd(false)}
      onWatch={() => {
        session.review.from(0);
        onEnd(false);
      }}
      onSave={() => exportFile(stored)}
    />
  );
}

import { botView, type GameState, type Seat } from '@bretwalda/engine';
import { rulesOf } from '@bretwalda/engine/queries';
import type { GameConnection } from '@bretwalda/protocol';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../../base/store.ts';
import { useText } from '../../../language/language.ts';
import { askBot, forgetBots } from '../../../local/bots.ts';
import { OnlineLink } from '../../../online/online-link.ts';
import { watchOtherDevices } from '../../../online/other-device.ts';
import { ownSeat, playersIn } from '../../../online/sitting.ts';
import type { OnlineTable } from '../../../online/table-events.ts';
import { type AtTable, TableContext } from '../../../panels/table/use-table.ts';
import { SessionContext } from '../../../session/context.ts';
import { Session } from '../../../session/session.ts';
import { RulesContext } from '../../../ui/use-rules.ts';
import { GameScreen } from '../../game/GameScreen.tsx';
import { GamePlaceContext } from '../../game/use-game-place.ts';
import { useGameSounds } from '../../game/use-game-sounds.ts';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import type { TablePlace } from '../table/TablePage.tsx';
import { OnlineEnd } from './OnlineEnd.tsx';
import { PlanScreen } from './PlanScreen.tsx';
import { useOnlinePlace } from './use-online-place.tsx';
import { usePlanning } from './use-planning.ts';

interface OnlineGameProps extends OnlinePageProps<TablePlace> {
  readonly table: OnlineTable;
}

/** The game as a seat sees it; when the seat changes, it is another one. */
export function OnlineGame(props: OnlineGameProps) {
  const connection = useStore(props.table.scene, (s) => s.connection);
  const link = useMemo(() => new OnlineLink(connection.game), [connection]);
  const at = useMemo(() => ({ table: props.table, link }), [props.table, link]);
  const session = useMemo(() => sessionFor(at, connection), [at, connection]);
  return (
    <TableContext value={at}>
      <SessionContext value={session}>
        <SeatedGame {...props} at={at} session={session} />
      </SessionContext>
    </TableContext>
  );
}

function sessionFor({ table, link }: AtTable, { seat, table: info }: GameConnection): Session {
  const { title, rated } = info.agreed;
  // Whoever plays for a rating plays alone; else a computer may be asked, which sees what the seat sees.
  const advise = (own: Seat, _: GameState, seq: number) => {
    const state = link.snapshot().states[seq] as GameState;
    const question = { seat: own, bot: 'king', seed: 1, decision: seq } as const;
    return askBot({ ...question, view: botView(state, own), game: `${table.id} advice` });
  };
  const people = seat === null ? [] : [seat];
  return new Session({ link, name: title, people, ...(!rated && { advise }) });
}

interface SeatedGameProps extends OnlineGameProps {
  readonly at: AtTable;
  readonly session: Session;
}

function SeatedGame({ place, go, table, at, session }: SeatedGameProps) {
  const t = useText();
  const info = useStore(table.scene, (s) => s.info);
  const rules = useMemo(() => rulesOf(session.scene.get().state), [session]);
  const { moment } = place;
  const here = { at: 'table', id: place.id, invitation: place.invitation } as const;
  useEffect(() => {
    session.start();
    return () => {
      session.close();
      forgetBots(`${table.id} advice`);
    };
  }, [session, table]);
  useEffect(() => session.flow.meet(playersIn(info, t.names.levels)), [session, info, t]);
  const isAway = (ownSeat(info)?.bot ?? null) !== null;
  const isOver = info.status === 'ended' || info.status === 'over';
  useEffect(() => session.flow.sit(!isAway && info.status !== 'ended'), [session, isAway, info.status]);
  useGameSounds(session, at.link);
  useOtherDevices(at, session, isAway);
  useEffect(() => {
    if (typeof moment === 'number') session.review.moment(moment);
  }, [session, moment]);
  const planning = usePlanning(session);
  const gamePlace = useOnlinePlace({ go, here, onPlan: planning.begin });
  if (moment === 'end' && isOver)
    return (
      <OnlineEnd
        go={go}
        onMap={() => go(here)}
        onWatch={() => {
          session.review.from(0);
          go(here);
        }}
      />
    );
  if (planning.plan) return <PlanScreen {...planning.plan} onClose={planning.end} />;
  return (
    <RulesContext value={rules}>
      <GamePlaceContext value={gamePlace}>
        <GameScreen onQuit={() => go({ at: 'lobby' })} onEnd={() => go({ ...here, moment: 'end' })} />
      </GamePlaceContext>
    </RulesContext>
  );
}

/** Who plays on with a phone finds this page where the game is, not under windows that were seen there. */
function useOtherDevices({ table, link }: AtTable, session: Session, isAway: boolean): void {
  useEffect(() => {
    const { viewer: seat } = session.scene.get();
    if (seat === null || isAway) return;
    return watchOtherDevices({
      link,
      seat,
      isSending: () => link.sending.get().isSending,
      events: () => table.scene.get().events,
      onPlayed: (entry) => session.flow.seenElsewhere(entry),
    });
  }, [table, link, session, isAway]);
}

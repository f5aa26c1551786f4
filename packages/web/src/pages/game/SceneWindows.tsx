import { useScene, useSession } from '../../session/context.ts';
import { onlyPerson } from '../../session/people.ts';
import { coverOf } from '../../session/step.ts';
import { Boundary } from '../../ui/Boundary.tsx';
import { WindowTrouble } from '../../ui/WindowTrouble.tsx';
import { ScoringSummary } from '../../windows/record/ScoringSummary.tsx';
import { EventWindow } from './EventWindow.tsx';
import { OpenBattle } from './OpenBattle.tsx';

/** The windows that the game itself opens: a battle, and what happened. The latter wait for the person's own window. */
export function SceneWindows({ isOther }: { readonly isOther: boolean }) {
  const session = useSession();
  const battle = useScene((s) => s.battle);
  const scoring = useScene((s) => s.scoring);
  const cover = useScene(coverOf);
  return (
    <>
      {battle && cover === 'battle' && (
        <Boundary
          key={battle.from}
          instead={() => <WindowTrouble onClose={() => session.flow.closeBattle()} />}
        >
          <OpenBattle battle={battle} />
        </Boundary>
      )}
      {cover === 'event' && !isOther && (
        <Boundary instead={() => <WindowTrouble onClose={() => session.flow.closeHappenings()} />}>
          <EventWindow />
        </Boundary>
      )}
      {scoring !== null && cover === 'scoring' && !isOther && (
        <Boundary instead={() => <WindowTrouble onClose={() => session.flow.closeScoring()} />}>
          <RoundScoring round={scoring} />
        </Boundary>
      )}
    </>
  );
}

function RoundScoring({ round }: { readonly round: number }) {
  const session = useSession();
  const { state, game, people } = useScene((s) => s);
  return (
    <ScoringSummary
      state={state}
      round={round}
      players={game.config.players}
      viewer={onlyPerson(people)}
      onClose={() => session.flow.closeScoring()}
    />
  );
}

import type { ActionOf, GameState } from '@bretwalda/engine';
import { useText } from '../language/language.ts';
import { useSession } from '../session/context.ts';
import { Button } from '../ui/Button.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';

interface TakeBackButtonsProps {
  readonly state: GameState;
  readonly actions: readonly ActionOf<'take-back'>[];
}

/** Takes back moves out of areas that the overlord wants held, one by one or all of the phase (RUL-87, RUL-140). */
export function TakeBackButtons({ state, actions }: TakeBackButtonsProps) {
  const t = useText();
  const session = useSession();
  const single = actions.filter((a) => a.area !== undefined);
  const all = actions.find((a) => a.area === undefined);
  return (
    <>
      {all && (
        <Tooltip text={single.length > 0 ? t.decisions.label(all, state) : t.game.takeBackNote}>
          <Button
            kind={single.length > 0 ? 'plain' : 'main'}
            testId="take-back"
            onClick={() => session.act([all])}
          >
            {single.length > 0 ? t.game.takeBackAll : t.game.takeBack}
          </Button>
        </Tooltip>
      )}
      {single.map((action) => (
        <Button key={action.area} kind="main" testId="take-back" onClick={() => session.act([action])}>
          {t.decisions.label(action, state)}
        </Button>
      ))}
    </>
  );
}

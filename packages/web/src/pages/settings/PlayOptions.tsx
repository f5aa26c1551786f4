import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { isRefusal, keeping } from '../../storage/database.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { OptionRow, SwitchRow } from './OptionRow.tsx';

/** How the game is shown and helps. The same for all games, so it is in the settings and on the page for a new game. */
export function PlayOptions() {
  const { option: t, refusals } = useText().start;
  const now = useStore(keeping);
  const { motion, dice, hints, events, autosave, confirmIdle } = useStore(settings);
  return (
    <>
      <OptionRow {...t.motion}>
        <Segmented
          label={t.motion.label}
          value={motion}
          options={(['off', 'fast', 'calm'] as const).map((value) => ({ value, label: t.motion[value] }))}
          onChange={(value) => settings.update({ motion: value })}
        />
      </OptionRow>
      <OptionRow {...t.dice}>
        <Segmented
          label={t.dice.label}
          value={dice}
          options={(['skip', 'fast', 'full'] as const).map((value) => ({ value, label: t.dice[value] }))}
          onChange={(value) => settings.update({ dice: value })}
        />
      </OptionRow>
      <SwitchRow tip={t.hints.tip}>
        <Switch {...words(t.hints)} checked={hints} onChange={(value) => settings.update({ hints: value })} />
      </SwitchRow>
      <SwitchRow tip={t.events.tip}>
        <Switch
          {...words(t.events)}
          checked={events}
          onChange={(value) => settings.update({ events: value })}
        />
      </SwitchRow>
      <SwitchRow tip={isRefusal(now) ? '' : t.autosave.tip}>
        <Switch
          label={t.autosave.label}
          note={isRefusal(now) ? refusals[now] : t.autosave.note}
          checked={autosave}
          onChange={(value) => settings.update({ autosave: value })}
        />
      </SwitchRow>
      <SwitchRow tip={t.confirmIdle.tip}>
        <Switch
          {...words(t.confirmIdle)}
          checked={confirmIdle}
          onChange={(value) => settings.update({ confirmIdle: value })}
        />
      </SwitchRow>
    </>
  );
}

const words = ({ label, note }: { readonly label: string; readonly note: string }) => ({ label, note });

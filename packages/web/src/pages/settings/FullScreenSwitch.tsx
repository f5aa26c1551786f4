import { useSyncExternalStore } from 'react';
import { useText } from '../../language/language.ts';
import { Switch } from '../../ui/Switch.tsx';

const subscribe = (watcher: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', watcher);
  return () => document.removeEventListener('fullscreenchange', watcher);
};

/** Full screen is never remembered, because only a click may ask the browser for it. */
export function FullScreenSwitch() {
  const t = useText().start.option.fullScreen;
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const change = (wanted: boolean) => {
    const done = wanted ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    done.catch(() => {}); // the switch then stays as it is
  };
  return (
    <Switch
      label={t.label}
      note={document.fullscreenEnabled ? t.note : t.refused}
      checked={isFull}
      onChange={change}
    />
  );
}

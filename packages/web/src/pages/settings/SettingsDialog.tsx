import { Map as MapIcon, Monitor, Moon, RotateCcw, Rows3, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { choicesKept, DEFAULT_SETTINGS, settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { FullScreenSwitch } from './FullScreenSwitch.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { OptionRow, SwitchRow } from './OptionRow.tsx';
import { PlayOptions } from './PlayOptions.tsx';
import styles from './SettingsDialog.module.css';
import { SoundOptions } from './SoundOptions.tsx';

/** Everything a person can choose for all games (UI-2); changes apply at once. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText().start.settingsPage;
  const reset = () => settings.set({ ...DEFAULT_SETTINGS, language: settings.get().language });
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      testId="settings"
      footer={
        <div className={styles.foot}>
          <KeptNote />
          <Button icon={<RotateCcw size={18} />} onClick={reset}>
            {t.reset}
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        <Part title={t.look}>
          <AppearanceOptions />
        </Part>
        <Part title={t.sound}>
          <SoundOptions />
        </Part>
        <Part title={t.play}>
          <PlayOptions />
        </Part>
      </div>
    </Dialog>
  );
}

/** Whether choices last longer than this visit. */
export function KeptNote() {
  const t = useText().start.settingsPage;
  const areKept = useStore(choicesKept);
  return <span className="small muted">{areKept ? t.kept : t.notKept}</span>;
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className="title">{title}</h3>
    {children}
  </section>
);

const THEME_ICONS = {
  system: <Monitor size={16} />,
  light: <Sun size={16} />,
  dark: <Moon size={16} />,
} as const;

function AppearanceOptions() {
  const t = useText().start;
  const { theme, view } = useStore(settings);
  return (
    <>
      <OptionRow {...t.option.language}>
        <LanguageSelect />
      </OptionRow>
      <OptionRow {...t.option.theme}>
        <Segmented
          label={t.theme}
          value={theme}
          options={(['system', 'light', 'dark'] as const).map((value) => ({
            value,
            label: t.themes[value],
            icon: THEME_ICONS[value],
          }))}
          onChange={(value) => settings.update({ theme: value })}
        />
      </OptionRow>
      <OptionRow label={t.option.view.label} note={t.option.view.note}>
        <Segmented
          label={t.option.view.label}
          value={view}
          options={[
            { value: 'map', label: t.option.view.map, icon: <MapIcon size={16} /> },
            { value: 'list', label: t.option.view.list, icon: <Rows3 size={16} /> },
          ]}
          onChange={(value) => settings.update({ view: value })}
        />
      </OptionRow>
      <SwitchRow>
        <FullScreenSwitch />
      </SwitchRow>
    </>
  );
}

import { settings } from '../../base/settings.ts';
import { useStore } from '../../base/store.ts';
import { useText } from '../../language/language.ts';
import { Switch } from '../../ui/Switch.tsx';
import { OptionRow, SwitchRow } from './OptionRow.tsx';
import styles from './SettingsDialog.module.css';

export function SoundOptions() {
  const t = useText().start.option;
  const { sound, volume } = useStore(settings);
  const percent = Math.round(volume * 100);
  return (
    <>
      <SwitchRow tip={t.sound.tip}>
        <Switch
          label={t.sound.label}
          note={t.sound.note}
          checked={sound}
          onChange={(value) => settings.update({ sound: value })}
        />
      </SwitchRow>
      <OptionRow label={t.volume.label} note={t.volume.note}>
        <div className={styles.volume}>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            disabled={!sound}
            aria-label={t.volume.label}
            aria-valuetext={t.volume.value(percent)}
            value={percent}
            onChange={(event) => settings.update({ volume: Number(event.target.value) / 100 })}
          />
          <span className="number" aria-hidden="true">
            {t.volume.value(percent)}
          </span>
        </div>
      </OptionRow>
    </>
  );
}

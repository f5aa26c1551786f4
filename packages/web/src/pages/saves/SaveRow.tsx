import { presetsFor, RULESETS } from '@bretwalda/engine/data';
import { Download, Pencil, Trash2 } from 'lucide-react';
import { type ChosenOptions, rulesPlayed, rulesSummary } from '../../facts/rules-played.ts';
import { useText } from '../../language/language.ts';
import type { SaveInfo } from '../../storage/record.ts';
import { Shield } from '../../tokens/Tokens.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { formatTime } from './format-time.ts';
import styles from './SavesPage.module.css';

interface SaveRowProps {
  readonly save: SaveInfo;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onExport: () => void;
  readonly onRemove: () => void;
}

type Ruled = SaveInfo & { readonly options: ChosenOptions };

/** Most games are played by the usual rules of the second edition, which nobody has to be told. */
function hasOwnRules(save: SaveInfo): save is Ruled {
  if (!save.options) return false;
  const { ruleset, preset, changes } = rulesPlayed(save.scenario, save.options);
  return ruleset !== RULESETS[0].id || preset !== presetsFor(ruleset)[0]?.id || changes > 0;
}

export function SaveRow({ save, onOpen, onRename, onExport, onRemove }: SaveRowProps) {
  const t = useText();
  const { saves, round, over, turnOf, locale } = t.start;
  const turn = save.nation && turnOf(t.names.nations(save.nation));
  const isAuto = save.kind === 'auto';
  const summary = [t.scenarios(save.scenario).title, round(save.round), save.over ? !isAuto && over : turn];
  return (
    <li className={styles.row}>
      <div className={styles.shield}>{save.nation && <Shield nation={save.nation} size={36} />}</div>
      <div className={styles.about}>
        <h2 className="title">{save.name}</h2>
        <p>{summary.filter(Boolean).join(' · ')}</p>
        {hasOwnRules(save) && <p className="small">{rulesSummary(t, save.scenario, save.options)}</p>}
        <p className="small muted">
          {formatTime(save.saved, locale)} · {save.players.map((player) => player.name).join(', ')}
        </p>
      </div>
      <Chip tone={isAuto ? 'plain' : 'gold'}>{isAuto && save.over ? saves.ended : saves[save.kind]}</Chip>
      <div className={styles.tools}>
        <IconButton icon={<Pencil size={18} />} label={`${saves.rename}: ${save.name}`} onClick={onRename} />
        <IconButton
          icon={<Download size={18} />}
          label={`${saves.export}: ${save.name}`}
          onClick={onExport}
        />
        <IconButton icon={<Trash2 size={18} />} label={`${saves.remove}: ${save.name}`} onClick={onRemove} />
        <Button onClick={onOpen}>
          {saves.open}
          <span className="hidden-text"> {save.name}</span>
        </Button>
      </div>
    </li>
  );
}

import type { NationId } from '@bretwalda/engine';
import type { Layer } from '@bretwalda/text';
import { Layers, Map as MapIcon, Trophy, Wheat } from 'lucide-react';
import { memo } from 'react';
import type { Column } from '../facts/columns.ts';
import { type Text, useText } from '../language/language.ts';
import { useScene, useSession } from '../session/context.ts';
import { Segmented } from '../ui/Segmented.tsx';
import { WithTerms } from '../ui/WithTerms.tsx';
import styles from './MapFrame.module.css';
import { columnsToCome } from './points-layer.ts';
import { useChosenStack } from './use-chosen-stack.ts';

const LAYERS: readonly { readonly id: Layer; readonly icon: typeof MapIcon }[] = [
  { id: 'moves', icon: MapIcon },
  { id: 'points', icon: Trophy },
  { id: 'population', icon: Wheat },
  { id: 'stacking', icon: Layers },
];

export const LayerChoice = memo(function LayerChoice() {
  const t = useText();
  const session = useSession();
  const layer = useScene((s) => s.layer);
  return (
    <div className={styles.layers}>
      <Segmented
        label={t.game.layers}
        value={layer}
        options={LAYERS.map(({ id, icon: Icon }) => ({
          value: id,
          label: t.game.layer(id),
          icon: <Icon size={16} />,
        }))}
        onChange={(value) => session.look(value)}
      />
    </div>
  );
});

interface LayerNoteProps {
  readonly nation: NationId;
  /** The column of the card that is shown; null: what counts next. */
  readonly column: string | null;
  readonly onColumn: (column: string) => void;
}

/** What the numbers on the map mean; for points also a choice of rounds (UI-52, UI-53, UI-54). */
export function LayerNote({ nation, column, onColumn }: LayerNoteProps) {
  const t = useText();
  const layer = useScene((s) => s.layer);
  const state = useScene((s) => s.state);
  if (layer === 'moves') return null;
  const columns = layer === 'points' ? columnsToCome(state, nation) : [];
  const shown = columns.find(({ key }) => key === column) ?? columns.find(({ next }) => next);
  return (
    <div className={styles.note} data-testid="layer-note">
      <p>
        <b>{t.names.nations(nation)}</b>{' '}
        {layer === 'points' ? (
          shown ? (
            t.windows.nation.column(shown.kind, shown.first, shown.last)
          ) : (
            t.windows.nation.allCounted
          )
        ) : (
          <WithTerms>{t.game.layerNote[layer]}</WithTerms>
        )}
      </p>
      {shown && columns.length > 1 && (
        <Segmented
          label={t.game.pointsOf}
          value={shown.key}
          options={columns.map((one) => ({
            value: one.key,
            label: one.next ? t.game.pointsNow(columnName(t, one)) : columnName(t, one),
          }))}
          onChange={onColumn}
        />
      )}
    </div>
  );
}

/** The rounds, and what kind of points if not those for holding. */
function columnName(t: Text, { kind, first, last }: Column): string {
  const { columnShort, columnKind } = t.windows.nation;
  return kind === 'hold' || kind === 'every'
    ? columnShort(first, last)
    : `${columnShort(first, last)} ${columnKind(kind, last).toLowerCase()}`;
}

/** What the highlights mean, while a stack is chosen. */
export const Legend = memo(function Legend() {
  const t = useText();
  const chosen = useChosenStack();
  const layer = useScene((s) => s.layer);
  if (!chosen || layer !== 'moves') return null;
  return (
    <div className={styles.legend} aria-hidden="true">
      {(['go', 'over', 'forbidden', 'battle'] as const).map((highlight) => (
        <span key={highlight}>
          <i className={styles[highlight]} />
          {t.game.legend[highlight]}
        </span>
      ))}
    </div>
  );
});

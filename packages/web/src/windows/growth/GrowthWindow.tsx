import { type GameState, type NationId, nationOf, type SeenHistory } from '@bretwalda/engine';
import { canGrow, clauseIn, infantryPrice } from '@bretwalda/engine/queries';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { growthAhead, isGrowthLeft, lastGrowth } from '../../facts/growth.ts';
import { neighbourNation } from '../../facts/roster.ts';
import { useText } from '../../language/language.ts';
import { Shield } from '../../tokens/Tokens.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useRules } from '../../ui/use-rules.ts';
import { WithTerms } from '../../ui/WithTerms.tsx';
import { GrowthAreas } from './GrowthAreas.tsx';
import { GrowthBreakdown } from './GrowthBreakdown.tsx';
import styles from './GrowthWindow.module.css';

interface GrowthWindowProps {
  readonly state: GameState;
  readonly history: SeenHistory;
  /** Which state of the history is shown. */
  readonly shown: number;
  readonly nation: NationId;
  readonly onClose: () => void;
  readonly onNation: (nation: NationId) => void;
  readonly onRule: (rule: string) => void;
}

/** The Population Increase of a nation, area by area: the next as things stand, or the last (UI-62). */
export function GrowthWindow(props: GrowthWindowProps) {
  const { state, history, shown, nation, onClose, onNation, onRule } = props;
  const t = useText();
  const words = t.windows.growth;
  const previous = neighbourNation(state, nation, -1);
  const next = neighbourNation(state, nation, 1);
  const grows = canGrow(state, nationOf(nation));
  const rules = useRules();
  const rule = clauseIn(state, grows ? 'POP-1' : 'POP-6');
  return (
    <Dialog
      title={words.window(nation)}
      onClose={onClose}
      testId="growth-window"
      className={styles.window}
      lead={<Shield nation={nation} size={36} />}
      tools={
        <div className={styles.tools}>
          <IconButton
            icon={<ChevronLeft size={18} />}
            label={t.windows.nation.previous(previous)}
            onClick={() => onNation(previous)}
          />
          <IconButton
            icon={<ChevronRight size={18} />}
            label={t.windows.nation.next(next)}
            onClick={() => onNation(next)}
          />
        </div>
      }
    >
      <p className="hidden-text" aria-live="polite">
        {words.window(nation)}
      </p>
      <GrowthBreakdowns key={nation} state={state} history={history} shown={shown} nation={nation} />
      <div className={styles.rule}>
        <p className="small muted">
          <WithTerms>
            {grows
              ? words.how(rules, infantryPrice(state, nationOf(nation)))
              : t.windows.nation.romanGrowth(rules)}
          </WithTerms>
        </p>
        <Button size="small" onClick={() => onRule(rule)}>
          {t.game.ruleNamed(rule)}
        </Button>
      </div>
    </Dialog>
  );
}

type Which = 'ahead' | 'past';

function GrowthBreakdowns(props: Pick<GrowthWindowProps, 'state' | 'history' | 'shown' | 'nation'>) {
  const { state, history, shown, nation } = props;
  const words = useText().windows.growth;
  const ahead = growthAhead(state, nation);
  const past = lastGrowth(history, shown, nation);
  const left = ahead !== undefined && isGrowthLeft(state, ahead);
  // Right after growing that is shown first; otherwise what is to come.
  const [which, setWhich] = useState<Which>(past?.round === state.round || !left ? 'past' : 'ahead');
  if (ahead === undefined) return null;
  const seen = which === 'past' ? past : left ? ahead : undefined;
  return (
    <>
      {past && left && (
        <Segmented
          label={words.which}
          value={which}
          options={[
            { value: 'ahead', label: words.ahead(ahead.round) },
            { value: 'past', label: words.past(past.round) },
          ]}
          onChange={setWhich}
        />
      )}
      {seen === undefined ? (
        <p className={styles.none}>{words.over}</p>
      ) : (
        <div className={styles.columns}>
          <GrowthAreas areas={seen.areas} total={seen.fromAreas} />
          <GrowthBreakdown state={state} nation={nation} growth={seen} isPast={which === 'past'} />
        </div>
      )}
    </>
  );
}

import type { GameState, NationId } from '@bretwalda/engine';
import type { Rules } from '@bretwalda/engine/queries';
import { Swords as Crossed, Crown, Flag, Sailboat, Waves } from 'lucide-react';
import { type StatusFact, statusesOf } from '../facts/statuses.ts';
import { type Text, useText } from '../language/language.ts';
import { ChipButton } from '../ui/Chip.tsx';
import { useRules } from '../ui/use-rules.ts';
import styles from './Statuses.module.css';

const ICONS: Readonly<Record<StatusFact['kind'], typeof Crown>> = {
  'major-invasion': Crossed,
  raid: Waves,
  boats: Sailboat,
  leader: Crown,
  subject: Flag,
};

interface StatusesProps {
  readonly state: GameState;
  readonly nation: NationId;
  /** Opens the handbook at a rule. */
  readonly onRule: (rule: string) => void;
  /** Opens the units of the nation, its leader among them. */
  readonly onUnits: (nation: NationId) => void;
  /** Only the pictures: on a phone there is no room for words. */
  readonly bare?: boolean;
}

/** The statuses of a nation: each says briefly what it means, and opens the details (UI-35). */
export function Statuses({ state, nation, onRule, onUnits, bare = false }: StatusesProps) {
  const t = useText();
  const rules = useRules();
  const all = statusesOf(state, nation);
  if (all.length === 0) return null;
  return (
    <ul className={bare ? styles.bare : styles.row} aria-label={t.game.status.list}>
      {all.map((status) => {
        const { name, note } = wordsOf(t, status, rules);
        const Icon = ICONS[status.kind];
        return (
          <li key={status.kind}>
            <ChipButton
              tone={status.kind === 'major-invasion' ? 'accent' : 'plain'}
              icon={<Icon size={bare ? 18 : 14} />}
              label={t.game.status.explain(name)}
              note={note}
              bare={bare}
              onClick={() => ('rule' in status ? onRule(status.rule) : onUnits(nation))}
            >
              {name}
            </ChipButton>
          </li>
        );
      })}
    </ul>
  );
}

function wordsOf(
  t: Text,
  status: StatusFact,
  rules: Rules,
): { readonly name: string; readonly note: string } {
  switch (status.kind) {
    case 'leader':
      return { name: t.names.leaders(status.leader), note: t.phases.status('leader', rules).note };
    case 'subject':
      return { name: t.windows.nation.subject(status.overlord), note: t.game.status.subject };
    default:
      return t.phases.status(status.kind, rules);
  }
}

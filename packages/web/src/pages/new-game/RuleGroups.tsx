import { groupedVariants } from '@bretwalda/engine/data';
import { ChevronRight } from 'lucide-react';
import { useText } from '../../language/language.ts';
import { Switch } from '../../ui/Switch.tsx';
import type { Draft } from './game-draft.ts';
import styles from './RulesDialog.module.css';
import { changesOf, gameOf, rivalsInForce, variantsOf, withVariant } from './rules-draft.ts';

interface RuleGroupsProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** All optional rules by what they are about. Groups are closed at first: nobody has to read sixty switches. */
export function RuleGroups({ draft, onChange }: RuleGroupsProps) {
  const t = useText();
  const words = t.tableRules;
  const inForce = variantsOf(draft);
  const { added, left } = changesOf(draft);
  return (
    <section>
      <h3 className="title">{words.optional}</h3>
      {groupedVariants(gameOf(draft)).map(({ group, variants }) => (
        <details key={group ?? 'other'} className={styles.group} data-testid={`rules-${group ?? 'other'}`}>
          <summary>
            <ChevronRight size={18} aria-hidden="true" />
            <b>{words.group(group)}</b>
            <span className="small muted">
              {words.chosen(variants.filter((id) => inForce.includes(id)).length, variants.length)}
            </span>
          </summary>
          <ul>
            {variants.map((id) => {
              const { name, rule } = t.variants(id);
              const rivals = inForce.includes(id) ? [] : rivalsInForce(draft, id);
              return (
                <li key={id}>
                  <Switch
                    label={name}
                    note={rule}
                    mark={added.includes(id) || left.includes(id) ? words.changed : undefined}
                    blocked={
                      rivals.length > 0
                        ? words.rivals(rivals.map((rival) => t.variants(rival).name))
                        : undefined
                    }
                    checked={inForce.includes(id)}
                    onChange={(isOn) => onChange(withVariant(draft, id, isOn))}
                  />
                </li>
              );
            })}
          </ul>
        </details>
      ))}
    </section>
  );
}

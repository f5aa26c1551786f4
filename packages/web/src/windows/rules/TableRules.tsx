import type { Options, ScenarioId } from '@bretwalda/engine';
import { scenario } from '@bretwalda/engine/data';
import { hasVotes, type RulesPlayed, rulesPlayed } from '../../facts/rules-played.ts';
import { seatColours } from '../../facts/seat-colours.ts';
import { type Text, useText } from '../../language/language.ts';
import { Chip } from '../../ui/Chip.tsx';
import styles from './TableRules.module.css';

interface TableRulesProps {
  readonly scenario: ScenarioId;
  readonly options: Options;
}

/** By which rules a table plays, to read: the game, what is agreed, and every optional rule with its sentence. */
export function TableRules({ scenario: id, options }: TableRulesProps) {
  const t = useText();
  const words = t.tableRules;
  const played = rulesPlayed(id, options);
  const { line, difference } = words.ruleset(played.ruleset);
  return (
    <div className={styles.rules}>
      <section className={styles.card}>
        <h3 className="title">{words.ruleset(played.ruleset).name}</h3>
        <p>{`${line} ${difference}`}</p>
        <dl className={styles.facts}>
          {factsOf(t, id, options, played).map(([name, value]) => (
            <div key={name}>
              <dt className="tiny muted">{name}</dt>
              <dd>
                <b>{value}</b>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.card} data-testid="rules-in-force">
        <h3 className="title">{words.inForce}</h3>
        {played.inForce.length === 0 && <p className="muted">{words.noneInForce}</p>}
        {played.inForce.map(({ group, variants }) => (
          <section key={group ?? 'other'}>
            <h4 className="eyebrow">{words.group(group)}</h4>
            <RuleList ids={variants} added={played.difference.added} />
          </section>
        ))}
      </section>
      {played.difference.left.length > 0 && (
        <section className={styles.card} data-testid="rules-left-out">
          <h3 className="title">{words.leftOut(words.preset(played.preset).name)}</h3>
          <RuleList ids={played.difference.left} added={[]} />
        </section>
      )}
    </div>
  );
}

interface RuleListProps {
  readonly ids: readonly string[];
  /** Those that the preset does not have. */
  readonly added: readonly string[];
}

function RuleList({ ids, added }: RuleListProps) {
  const t = useText();
  return (
    <ul className={styles.list}>
      {ids.map((id) => {
        const { name, rule } = t.variants(id);
        return (
          <li key={id}>
            <b>{name}</b>
            {added.includes(id) && <Chip>{t.tableRules.added}</Chip>}
            <p className="small">{rule}</p>
          </li>
        );
      })}
    </ul>
  );
}

function factsOf(
  t: Text,
  id: ScenarioId,
  { sides, ballot, negotiation, handicap, variants }: Options,
  { preset, changes }: RulesPlayed,
): readonly (readonly [string, string])[] {
  const { tableRules: words } = t;
  const colours = seatColours(id);
  const points = handicap.flatMap((n, side) => {
    const colour = colours[side];
    return n !== 0 && colour ? [words.handicap.line(t.names.colours(colour), n)] : [];
  });
  return [
    [words.scenario, t.scenarios(id).title],
    [words.seats, `${scenario(id).groups.length}`],
    [words.rules, words.summary(words.preset(preset).name, changes)],
    [words.sides.label, words.sides[sides]],
    ...(hasVotes(id, variants) ? [[words.ballot.label, words.ballot[ballot]] as const] : []),
    [words.deals.label, words.deals[negotiation]],
    [words.handicap.label, points.join(', ') || words.handicap.none],
  ];
}

import { useText } from '../../language/language.ts';
import { outcomeOf } from './battle-outcome.ts';
import { scoredIn } from './battle-reports.ts';
import { type BattleReport, countHits, type RoundReport } from './battle-types.ts';

interface AnnouncementProps {
  /** The round that has just landed; null while dice roll. */
  readonly round: RoundReport | null;
  readonly report: BattleReport | null;
  readonly shown: number;
}

/** The result of each round for screen readers. */
export function Announcement({ round, report, shown }: AnnouncementProps) {
  const t = useText();
  const words = round
    ? t.battle.spoken(round.round, [
        ...(['attacker', 'defender'] as const).map((side) =>
          t.battle.spokenSide(
            round.force[side].nation,
            round.dice[side].filter((die) => die.hit).length,
            t.battle.losses(round.losses[side]),
          ),
        ),
        ...(['attacker', 'defender'] as const).flatMap((side) => {
          const kept = round.carried ? countHits(round.carried[side].after) : 0;
          return kept > 0 ? [t.battle.keptOn(round.force[side].nation, kept)] : [];
        }),
        ...round.retreats.map((retreat) => t.battle.retreated(retreat.nation, retreat, retreat.to)),
      ])
    : '';
  const end = report ? outcomeOf(t, report, shown).join('. ') : '';
  const points = report?.decided && shown >= report.rounds.length ? scoredIn(report.rounds) : [];
  const scored =
    points.length > 0
      ? t.battle.inAll(points.map(([nation, n]) => t.battle.scored(t.names.nations(nation), n)))
      : '';
  return (
    <p className="hidden-text" role="status" aria-live="polite">
      {words} {end} {scored}
    </p>
  );
}

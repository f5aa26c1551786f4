import { useMutation, useQuery } from '@tanstack/react-query';
import { useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';
import { meQuery } from '../../../online/me.ts';
import { offeredAt } from '../../../online/offered.ts';
import type { Place } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { TableRules } from '../../../windows/rules/TableRules.tsx';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { scenarioName } from '../player/SideTable.tsx';
import columns from '../table/GatheringTable.module.css';
import { CupGames } from './CupGames.tsx';
import { CupPlayers } from './CupPlayers.tsx';
import { CupTable } from './CupTable.tsx';
import { CupTerms } from './CupTerms.tsx';

const EVERY = 10_000;

/** A cup: who takes part, the table of results, every game. */
export function CupPage({ place, go }: OnlinePageProps<Extract<Place, { readonly at: 'player' | 'cup' }>>) {
  const t = useText();
  const { cups: words, frame } = t.online;
  const { id } = place;
  const me = useQuery(meQuery);
  const key = ['cup', id];
  const cup = useQuery({ queryKey: key, queryFn: () => api.cups.info.query({ id }), refetchInterval: EVERY });
  const change = useMutation({
    mutationFn: async (what: 'join' | 'leave' | 'begin') => {
      await api.cups[what].mutate({ id });
      return what;
    },
    onSuccess: async (what) => {
      // Whoever leaves may have been the last, and then the cup is gone.
      if (what === 'leave') go({ at: 'cups' });
      else await queries.invalidateQueries({ queryKey: key });
      await queries.invalidateQueries({ queryKey: ['cups'] });
    },
  });
  const found = cup.data;
  const offered = found && offeredAt(found);
  return (
    <OnlineFrame
      title={found?.title ?? (cup.error ? words.page.notFound : frame.loading)}
      at="cups"
      onBack={() => go({ at: 'cups' })}
    >
      <Refused error={change.error ?? cup.error} />
      {found && (
        <>
          <p className="muted">
            {[
              scenarioName(t, found.scenario),
              words[found.status],
              found.games.length > 0 &&
                words.played(found.games.filter(({ points }) => points).length, found.games.length),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={columns.columns}>
            <div className={columns.column}>
              {found.status === 'gathering' ? (
                <CupPlayers
                  cup={found}
                  isGuest={!me.data || me.data.isGuest}
                  onChange={(what) => !change.isPending && change.mutate(what)}
                />
              ) : (
                <>
                  <CupTable cup={found} />
                  <CupGames cup={found} />
                </>
              )}
            </div>
            <div className={columns.column}>
              <CupTerms cup={found} />
              {offered && <TableRules scenario={offered.scenario} options={offered.options} />}
            </div>
          </div>
        </>
      )}
    </OnlineFrame>
  );
}

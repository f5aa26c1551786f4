import type { TableInfo } from '@bretwalda/protocol';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useText } from '../../../language/language.ts';
import { api } from '../../../online/api.ts';
import type { Place } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import { titleOf } from '../../../online/table-words.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../notice/Notice.tsx';
import { OnlineFrame } from '../OnlineFrame.tsx';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import { GatheringTable } from './GatheringTable.tsx';

const OnlineGamePage = lazy(async () => ({
  default: (await import('../OnlineGamePage.tsx')).OnlineGamePage,
}));

export type TablePlace = Extract<Place, { readonly at: 'table' }>;

/** Others sit down and get up meanwhile; the game begins as soon as the last one has. */
const EVERY = 2000;

export const tableKey = ({ id, invitation }: TablePlace) => ['table', id, invitation ?? ''] as const;

/** A table by its link: where players gather, then the game they play. */
export function TablePage(props: OnlinePageProps<TablePlace>) {
  const t = useText();
  const { place, go } = props;
  const { id, invitation } = place;
  const table = useQuery({
    queryKey: tableKey(place),
    queryFn: () => api.table.info.query({ id, invitation }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 'gathering' ? false : EVERY),
  });
  const info = table.data;
  if (info && isPlayed(info)) return <OnlineGamePage {...props} />;
  const words = t.online.table.page;
  const toLobby = () => go({ at: 'lobby' });
  if (info?.status === 'ended')
    return (
      <Notice
        title={words.gone}
        ways={
          <Button kind="main" onClick={toLobby}>
            {words.toLobby}
          </Button>
        }
      >
        <p>{words.goneNote}</p>
      </Notice>
    );
  const title = info ? titleOf(t, info) : t.online.frame.loading;
  return (
    <OnlineFrame title={table.error && !info ? words.gone : title} at={place.at} onBack={toLobby}>
      <Refused error={table.error} onAgain={() => void table.refetch()} />
      {info && <GatheringTable table={info} place={place} go={go} />}
    </OnlineFrame>
  );
}

/** An imported game was never gathered for, but it was played. */
const isPlayed = ({ status, result }: TableInfo): boolean =>
  status === 'running' || status === 'over' || (status === 'ended' && result !== null);

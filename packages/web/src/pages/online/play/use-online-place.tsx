import { ClipboardList, Handshake, NotebookPen } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../../language/language.ts';
import { settledProposals } from '../../../online/proposals.ts';
import { ownSeat } from '../../../online/sitting.ts';
import { OrdersBar } from '../../../panels/orders/OrdersBar.tsx';
import { OrdersWindow } from '../../../panels/orders/OrdersWindow.tsx';
import type { PlanThis } from '../../../panels/orders/PreparedTurns.tsx';
import { TableBars, TroubleBars } from '../../../panels/table/TableBars.tsx';
import { TablePanel } from '../../../panels/table/TablePanel.tsx';
import { useTableScene } from '../../../panels/table/use-table.ts';
import { NewWords } from '../../../panels/talk/NewWords.tsx';
import { TalkButton } from '../../../panels/talk/TalkButton.tsx';
import { TalkBesideRecord } from '../../../panels/talk/TalkTabs.tsx';
import { Button, IconButton } from '../../../ui/Button.tsx';
import type { LogNote } from '../../../windows/record/log-lines.ts';
import type { OpenWindow, PlaceWindow } from '../../game/open-window.ts';
import type { GamePlace } from '../../game/use-game-place.ts';
import type { OnlinePageProps } from '../OnlinePages.tsx';
import type { TablePlace } from '../table/TablePage.tsx';
import { MomentBar } from './MomentBar.tsx';
import { TableWindow } from './TableWindow.tsx';
import { TalkWindow } from './TalkWindow.tsx';

interface OnlinePlaceParts extends Pick<OnlinePageProps, 'go'> {
  readonly here: TablePlace;
  readonly onPlan: PlanThis;
}

/** What the screen of a game shows of a table on a server. */
export function useOnlinePlace({ go, here, onPlan }: OnlinePlaceParts): GamePlace {
  const t = useText();
  const events = useTableScene((s) => s.events);
  const status = useTableScene((s) => s.info.status);
  const isSeated = useTableScene((s) => ownSeat(s.info) !== undefined);
  const mayOrder = useTableScene((s) => s.info.status === 'running' && ownSeat(s.info) !== undefined);
  const { id, invitation } = here;
  const notes = useMemo(
    (): readonly LogNote[] =>
      settledProposals(events).flatMap(({ seq, agreed, proposal }) =>
        agreed && proposal.kind === 'undo'
          ? [{ key: `told ${seq}`, length: proposal.body.length ?? 0, text: t.online.play.told.undone(0) }]
          : [],
      ),
    [events, t],
  );
  return useMemo((): GamePlace => {
    const place = { at: 'table', id, invitation } as const;
    const ways: readonly (readonly [PlaceWindow, string, ReactNode])[] = [
      ['table', t.online.play.table, <Handshake key="table" size={18} />],
      ...(mayOrder
        ? [['orders', t.online.orders.title, <ClipboardList key="orders" size={18} />] as const]
        : []),
    ];
    const tools = (onOpen: (window: OpenWindow) => void) =>
      ways.map(([kind, label, icon]) => (
        <IconButton
          key={kind}
          icon={icon}
          label={label}
          onClick={() => onOpen({ kind })}
          testId={`open-${kind}`}
        />
      ));
    return {
      bars: (onOpen) => (
        <>
          <TableBars
            tools={
              <>
                {tools(onOpen)}
                <TalkButton onOpen={() => onOpen({ kind: 'talk' })} />
              </>
            }
          />
          <NewWords />
          <OrdersBar onOrders={() => onOpen({ kind: 'orders' })} />
          <MomentBar place={place} />
        </>
      ),
      trouble: <TroubleBars />,
      menu: (onOpen) => (
        <>
          {ways.map(([kind, label, icon]) => (
            <Button key={kind} icon={icon} onClick={() => onOpen({ kind })}>
              {label}
            </Button>
          ))}
          <TalkButton isLine onOpen={() => onOpen({ kind: 'talk' })} />
          {isSeated && (
            <Button icon={<NotebookPen size={18} />} onClick={() => onOpen({ kind: 'notes' })}>
              {t.online.talk.note.title}
            </Button>
          )}
        </>
      ),
      note: null,
      panel: <TablePanel />,
      tools,
      besideRecord: (record) => <TalkBesideRecord record={record} />,
      windows: (window, onClose) =>
        window === 'talk' || window === 'notes' ? (
          <TalkWindow first={window} onClose={onClose} />
        ) : window === 'orders' ? (
          <OrdersWindow onPlan={onPlan} onClose={onClose} />
        ) : (
          <TableWindow place={place} go={go} onClose={onClose} />
        ),
      notes,
      isOver: status === 'ended',
    };
  }, [t, id, invitation, go, onPlan, mayOrder, notes, status, isSeated]);
}

import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { queries } from '../../online/api.ts';
import { type Place, pathOf, placeOf } from '../../online/place.ts';

/** What every page that needs a server gets. */
export interface OnlinePageProps<P extends Place = Place> {
  readonly place: P;
  readonly go: (place: Place) => void;
  /** To the start page. */
  readonly onStart: () => void;
}

interface OnlinePagesProps {
  readonly path: readonly string[];
  readonly onGo: (path: readonly string[]) => void;
  readonly onStart: () => void;
  /** For an address that leads nowhere. */
  readonly lost: ReactNode;
}

const AccountPage = lazy(async () => ({ default: (await import('./account/AccountPage.tsx')).AccountPage }));
const PasswordPage = lazy(async () => ({
  default: (await import('./account/PasswordPage.tsx')).PasswordPage,
}));
const LobbyPage = lazy(async () => ({ default: (await import('./lobby/LobbyPage.tsx')).LobbyPage }));

const NewTablePage = lazy(async () => ({
  default: (await import('./new-table/NewTablePage.tsx')).NewTablePage,
}));
const ReportsPage = lazy(async () => ({ default: (await import('./reports/ReportsPage.tsx')).ReportsPage }));
const TablePage = lazy(async () => ({ default: (await import('./table/TablePage.tsx')).TablePage }));

const HistoryPage = lazy(async () => ({ default: (await import('./history/HistoryPage.tsx')).HistoryPage }));
const PlayerPage = lazy(async () => ({ default: (await import('./player/PlayerPage.tsx')).PlayerPage }));
const CupsPage = lazy(async () => ({ default: (await import('./cups/CupsPage.tsx')).CupsPage }));
const CupPage = lazy(async () => ({ default: (await import('./cups/CupPage.tsx')).CupPage }));
const NewCupPage = lazy(async () => ({ default: (await import('./cups/NewCupPage.tsx')).NewCupPage }));
const NoticesPage = lazy(async () => ({ default: (await import('./notices/NoticesPage.tsx')).NoticesPage }));

/** All pages that need a server. */
export function OnlinePages({ path, onGo, onStart, lost }: OnlinePagesProps) {
  const place = placeOf(path);
  const common = { go: (next: Place) => onGo(pathOf(next)), onStart };
  return (
    <QueryClientProvider client={queries}>
      {place.at === 'lobby' && <LobbyPage place={{ at: place.at }} {...common} />}
      {place.at === 'new-table' && <NewTablePage place={{ at: place.at }} {...common} />}
      {place.at === 'table' && <TablePage key={place.id} place={place} {...common} />}
      {place.at === 'account' && <AccountPage place={{ at: place.at }} {...common} />}
      {place.at === 'password' && <PasswordPage place={place} {...common} />}
      {place.at === 'history' && <HistoryPage place={{ at: place.at }} {...common} />}
      {place.at === 'player' && (
        <PlayerPage key={place.id} place={{ at: place.at, id: place.id }} {...common} />
      )}
      {place.at === 'cups' && <CupsPage place={{ at: place.at }} {...common} />}
      {place.at === 'cup' && <CupPage key={place.id} place={{ at: place.at, id: place.id }} {...common} />}
      {place.at === 'new-cup' && <NewCupPage place={{ at: place.at }} {...common} />}
      {place.at === 'notices' && <NoticesPage place={{ at: place.at }} {...common} />}
      {place.at === 'reports' && <ReportsPage place={{ at: place.at }} {...common} />}
      {place.at === 'lost' && lost}
    </QueryClientProvider>
  );
}

import type { Status } from '@bretwalda/engine/data';
import { Repeat2, Sailboat, Swords } from 'lucide-react';

const ICONS = { raid: Repeat2, 'major-invasion': Swords, boats: Sailboat } as const;

export function StatusIcon({ status, size = 16 }: { readonly status: Status; readonly size?: number }) {
  const Icon = ICONS[status];
  return <Icon size={size} strokeWidth={2} aria-hidden="true" />;
}

const STEMS = 'M8 14C3 13 1.5 8 4 2.5M8 14C13 13 14.5 8 12 2.5';
const LEAVES =
  'M3.2 4.5L1 3.4M2.6 7L.4 6.8M3 9.6L1 10.6M4.6 12L3.4 13.6M12.8 4.5L15 3.4M13.4 7L15.6 6.8M13 9.6L15 10.6M11.4 12L12.6 13.6';

/** A wreath: areas are counted in this round. */
export const Laurel = ({ size = 16 }: { readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="var(--gold)"
    aria-hidden="true"
    focusable="false"
  >
    <path d={STEMS} strokeWidth="1.3" />
    <path d={LEAVES} strokeWidth="1.8" strokeLinecap="round" />
  </svg>
);

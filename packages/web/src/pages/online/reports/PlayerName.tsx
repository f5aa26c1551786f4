import type { Named } from '@bretwalda/protocol';
import { useText } from '../../../language/language.ts';
import { hrefOf } from '../../../online/place.ts';

/** Somebody, with the way to their profile; null: the account is deleted. */
export function PlayerName({ of }: { readonly of: Named | null }) {
  const t = useText().online.reports;
  if (!of) return <b>{t.somebody}</b>;
  return (
    <b>
      <a href={hrefOf({ at: 'player', id: of.player })}>{of.name}</a>
    </b>
  );
}

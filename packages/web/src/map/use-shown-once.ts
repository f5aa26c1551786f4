import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Shown<S> {
  readonly key: string;
  readonly show: S;
}

/**
 * Shows each given thing once, until it is done; a press anywhere ends them all. `begin` says how one is shown, or null if
 * it is not.
 */
export function useShownOnce<G extends { readonly key: string }, S>(
  given: readonly G[],
  begin: (fresh: G) => S | null,
): readonly [readonly Shown<S>[], (key: string) => void] {
  const [shown, setShown] = useState<readonly Shown<S>[]>([]);
  const seen = useRef(new Set<string>());
  const done = useRef((key: string) => setShown((list) => list.filter((one) => one.key !== key))).current;

  useLayoutEffect(() => {
    const fresh = given.filter(({ key }) => !seen.current.has(key));
    if (fresh.length === 0) return;
    for (const { key } of fresh) seen.current.add(key);
    const added = fresh.flatMap((one) => {
      const show = begin(one);
      return show === null ? [] : [{ key: one.key, show }];
    });
    setShown((list) => [...list, ...added]);
  }, [given, begin]);

  useEffect(() => {
    if (shown.length === 0) return;
    const end = () => setShown([]);
    addEventListener('pointerdown', end);
    return () => removeEventListener('pointerdown', end);
  }, [shown.length]);

  return [shown, done];
}

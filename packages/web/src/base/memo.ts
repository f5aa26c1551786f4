/** Remembers its last answer: asked again with the same arguments, it gives the same value. */
export function memo<K extends readonly unknown[], V>(compute: (...key: K) => V): (...key: K) => V {
  let last: { readonly key: K; readonly value: V } | undefined;
  return (...key) => {
    const known = last;
    if (known?.key.length === key.length && known.key.every((part, i) => Object.is(part, key[i])))
      return known.value;
    const value = compute(...key);
    last = { key, value };
    return value;
  };
}

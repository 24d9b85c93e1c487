/** One of each of equal values, for as long as it is used. */
export interface Pool<Value> {
  take(value: Value): Value;
  /** Once for each `take`. */
  release(value: Value): void;
}

export function createPool<Value>(textOf: (value: Value) => string): Pool<Value> {
  const pooled = new Map<string, { readonly value: Value; uses: number }>();
  return {
    take: (value) => {
      const text = textOf(value);
      const known = pooled.get(text);
      if (!known) pooled.set(text, { value, uses: 1 });
      else known.uses += 1;
      return known?.value ?? value;
    },
    release: (value) => {
      const text = textOf(value);
      const known = pooled.get(text);
      if (!known) return;
      known.uses -= 1;
      if (known.uses === 0) pooled.delete(text);
    },
  };
}

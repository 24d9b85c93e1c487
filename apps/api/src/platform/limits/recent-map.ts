/**
 * A map of at most `most` entries that forgets those not used for the longest time. In two generations: moving a hot
 * entry to the end of one map at every use leaves a deleted one behind, which every lookup of it has to pass.
 */
export function createRecentMap<Value>(most: number) {
  let recent = new Map<string, Value>();
  let older = new Map<string, Value>();

  return {
    get: (name: string) => recent.get(name) ?? older.get(name),
    set(name: string, value: Value) {
      if (older.size > 0) older.delete(name);
      recent.set(name, value);
      if (recent.size < most / 2) return;
      older = recent;
      recent = new Map();
    },
    deleteWhere(isUnwanted: (value: Value) => boolean) {
      for (const part of [recent, older])
        for (const [name, value] of part) if (isUnwanted(value)) part.delete(name);
    },
    size: () => recent.size + older.size,
  };
}

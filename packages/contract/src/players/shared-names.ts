import { foldText } from '../protocol/fold-text.ts';

interface Named {
  id: number;
  name: string;
}

/** The ids of those in a list whose name another in it has, too: only they need their username beside it. */
export function idsOfSharedNames(people: readonly Named[]): Set<number> {
  const byName = new Map<string, Set<number>>();
  for (const { id, name } of people) {
    const folded = foldText(name);
    byName.set(folded, (byName.get(folded) ?? new Set()).add(id));
  }
  return new Set([...byName.values()].filter((ids) => ids.size > 1).flatMap((ids) => [...ids]));
}

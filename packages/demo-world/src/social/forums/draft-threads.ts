import type { Chance } from '@wallabee/simulated-players/chance';
import type { Draft } from './thread.ts';

/** Tries entries at random, each once, until there are so many threads. */
export function draftThreads<Entry>(
  list: readonly Entry[],
  { count, chance }: { count: number; chance: Chance },
  draft: (entry: Entry) => Draft | undefined,
): Draft[] {
  const drafts: Draft[] = [];
  const tried = new Set<number>();
  for (
    let tries = 4 * count + 20;
    tries > 0 && drafts.length < count && tried.size < list.length;
    tries -= 1
  ) {
    const index = chance.integer(list.length);
    if (tried.has(index)) continue;
    tried.add(index);
    const drafted = draft(list[index] as Entry);
    if (drafted) drafts.push(drafted);
  }
  return drafts;
}

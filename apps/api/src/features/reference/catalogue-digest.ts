import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Catalogue } from '../catalogue/catalogue.public.ts';

/** The same in all processes. */
export async function catalogueDigest({ items, sets, stores, categories }: Catalogue): Promise<string> {
  const facts = [
    ...items.values(),
    ...[...sets.values()].map(({ items: _, subsets, ...set }) => [set, subsets.map(({ name }) => name)]),
    ...stores.values(),
    ...categories.values(),
  ];
  const hash = createHash('sha256');
  for (const [nth, fact] of facts.entries()) {
    hash.update(JSON.stringify(fact));
    if (nth % AT_ONCE === 0) await setImmediate();
  }
  return hash.digest('base64url');
}

/** So few that other calls are answered in between. */
const AT_ONCE = 200;

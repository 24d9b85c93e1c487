import { isNumberWord } from './about-query.ts';
import { type FoundNames, type Lookup, lookupKey } from './lookups.ts';
import { lookupsOf } from './query-lookups.ts';
import { leavesOf, type QueryTree, type QueryWord } from './query-tree.ts';

export type LookUp = (lookup: Lookup) => Promise<FoundNames>;

/** Everything that a query has to look up, by `lookupKey`. */
export async function findLookups(tree: QueryTree | null, lookUp: LookUp): Promise<Map<string, FoundNames>> {
  const together = tree ? wordsTogether(tree) : [];
  const joint: Lookup = { of: 'word', text: together.map(({ text }) => text).join(' ') };
  const foundTogether = together.length > 0 ? lookUp(joint) : undefined;
  const entries = lookupsOf(tree).map(async (lookup): Promise<[string, FoundNames]> => {
    const isTogether = lookup.of === 'word' && together.some(({ text }) => text === lookup.text);
    return [lookupKey(lookup), await ((isTogether && foundTogether) || lookUp(lookup))];
  });
  return new Map(await Promise.all(entries));
}

/**
 * Plain words side by side are looked for together, because the index knows more of them together: `wishing well` is
 * also `wishingwell`.
 */
function wordsTogether(tree: QueryTree): QueryWord[] {
  const parts = tree.is === 'all' ? tree.of : [tree];
  const words = parts.filter((part): part is QueryWord => part.is === 'word' && isPlain(part));
  const elsewhere = leavesOf(tree).filter((leaf) => leaf.is === 'word' && !words.includes(leaf));
  const isAlsoElsewhere = elsewhere.some(
    (leaf) => leaf.is === 'word' && words.some((word) => word.text === leaf.text),
  );
  return words.length > 1 && !isAlsoElsewhere ? words : [];
}

function isPlain(word: QueryWord): boolean {
  return !word.isPhrase && !isNumberWord(word);
}

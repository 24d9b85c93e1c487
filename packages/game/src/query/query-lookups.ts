import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { choiceOf } from './choices.ts';
import { FIELDS } from './field-table.ts';
import type { QueryField } from './fields.ts';
import { type Lookup, lookupKey } from './lookups.ts';
import { nearText } from './near-value.ts';
import type { QueryContext } from './query-context.ts';
import { leavesOf, type QueryFilter, type QueryLeaf, type QueryTree, textsOf } from './query-tree.ts';

/** Every name and word of a query that must be looked up before it can be bound, each once. */
export function lookupsOf(tree: QueryTree | null): Lookup[] {
  const all = tree ? leavesOf(tree).flatMap((leaf) => lookupsOfLeaf(leaf)) : [];
  return [...new Map(all.map((lookup) => [lookupKey(lookup), lookup])).values()];
}

/** The players whose saved numbers the query needs, once its names are found. */
export function playersWithSavedNumbers(
  tree: QueryTree | null,
  { found, viewer }: Pick<QueryContext, 'found' | 'viewer'>,
): PlayerId[] {
  const ids = (tree ? leavesOf(tree) : []).flatMap((leaf): readonly number[] => {
    if (leaf.is !== 'filter' || !SAVED_FIELDS.includes(leaf.field)) return [];
    const isMine = leaf.field === 'best' || textsOf(leaf.value).some(isMe);
    const named = lookupsOfLeaf(leaf).flatMap((lookup) => found.get(lookupKey(lookup))?.ids ?? []);
    return [...(isMine && viewer ? [viewer.id] : []), ...named];
  });
  return [...new Set(ids)] as PlayerId[];
}

const SAVED_FIELDS: readonly QueryField[] = ['missing', 'has', 'best', 'beats'];

/** The lookup of one text of a filter; null for a text that is no name. */
export function lookupOf(field: QueryField, text: string): Lookup | null {
  const { lookup, takes } = FIELDS[field];
  if (lookup === null || choiceOf(field, text)) return null;
  return takes === 'person' && (isMe(text) || isFriends(text)) ? null : { of: lookup, text };
}

export function lookupsOfLeaf(leaf: QueryLeaf): Lookup[] {
  if (leaf.is === 'word')
    return hasLetters(leaf.text) ? [{ of: leaf.isPhrase ? 'phrase' : 'word', text: leaf.text }] : [];
  return lookupsOfFilter(leaf);
}

function lookupsOfFilter({ field, value }: QueryFilter): Lookup[] {
  if (field === 'near') return [{ of: 'near', text: nearText(value) }];
  return textsOf(value).flatMap((text) => lookupOf(field, text) ?? []);
}

/** A sign alone, as in `salt & pepper`, is nothing to look for. */
export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

export function isMe(text: string): boolean {
  return text.toLowerCase() === 'me';
}

export function isFriends(text: string): boolean {
  return text.toLowerCase() === 'friends';
}

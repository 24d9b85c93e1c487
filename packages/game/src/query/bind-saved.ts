import { HIGHEST_NUMBER } from '@wallabee/contract/items/typed-number';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type Binding, typesWhere } from './binding.ts';
import type { BoundTerm } from './bound-query.ts';
import { countIntervals, isWithin } from './intervals.ts';
import { lookupKey } from './lookups.ts';
import { isFriends, isMe } from './query-lookups.ts';
import { type QueryFilter, textsOf } from './query-tree.ts';

/** `missing`, `has`, `best` and `beats`; where several players have a name, any of them. */
export function bindSaved(filter: QueryFilter, binding: Binding): BoundTerm {
  const { field, value } = filter;
  const numbersOf = (id: PlayerId) => binding.saved.get(id) ?? new Map<ItemTypeId, number>();
  if (field === 'best') {
    const within = countIntervals(filter);
    const mine = binding.viewer ? numbersOf(binding.viewer.id) : new Map<ItemTypeId, number>();
    return typesWhere(binding, (type) => isWithin(mine.get(type.id) ?? null, within));
  }
  const people = textsOf(value)
    .flatMap((text) => personIds(text, binding))
    .map(numbersOf);
  if (field === 'beats') return { is: 'below', limits: limitsOf(people, binding) };
  return typesWhere(binding, (type) => people.some((saved) => saved.has(type.id) === (field === 'has')));
}

export function personIds(text: string, { viewer, found }: Binding): readonly PlayerId[] {
  if (isMe(text)) return viewer ? [viewer.id] : [];
  if (isFriends(text)) return viewer?.friends ?? [];
  return (found.get(lookupKey({ of: 'player', text }))?.ids ?? []) as PlayerId[];
}

function limitsOf(
  people: readonly ReadonlyMap<ItemTypeId, number>[],
  { types }: Binding,
): ReadonlyMap<ItemTypeId, number> {
  const limits = new Map<ItemTypeId, number>();
  for (const id of types.keys()) {
    let limit = 0;
    for (const saved of people) limit = Math.max(limit, saved.get(id) ?? HIGHEST_NUMBER);
    limits.set(id, limit);
  }
  return limits;
}

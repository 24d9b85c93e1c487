import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { BoundQuery, BoundTerm, BoundTree } from './bound-query.ts';
import { isWithin, reaches } from './intervals.ts';
import type { NumberFacts } from './number-facts.ts';
import { hasShape } from './number-patterns.ts';
import type { QueriedType } from './query-context.ts';

/**
 * Whether a numbered item matches. A term about something that an item does not have, such as a price, does not match;
 * `not` is plain negation of that, so `-price<100` matches what is not on the market. In SQL: `not coalesce(…, false)`.
 */
export function matches({ tree, excludesHidden }: BoundQuery, facts: NumberFacts): boolean {
  if (excludesHidden && facts.is_hidden) return false;
  return holds(tree, (term) => TERMS[term.is](term as never, facts));
}

/** Whether an item type matches a query that is not about numbers; a number word matches what has that number. */
export function matchesType(
  { tree, excludesHidden }: BoundQuery,
  type: Pick<QueriedType, 'id' | 'issued' | 'is_undiscovered'>,
): boolean {
  if (excludesHidden && type.is_undiscovered) return false;
  return holds(tree, (term) => {
    if (term.is === 'types') return term.ids.has(type.id);
    if (term.is === 'number') return reaches(type.issued, term.within);
    return term.is === 'everything';
  });
}

function holds(tree: BoundTree, isTrue: (term: BoundTerm) => boolean): boolean {
  if (tree.is === 'all') return tree.of.every((branch) => holds(branch, isTrue));
  if (tree.is === 'any') return tree.of.some((branch) => holds(branch, isTrue));
  return tree.is === 'not' ? !holds(tree.of, isTrue) : isTrue(tree);
}

type Tests = {
  [Is in BoundTerm['is']]: (term: Extract<BoundTerm, { is: Is }>, facts: NumberFacts) => boolean;
};

const TERMS: Tests = {
  everything: () => true,
  nothing: () => false,
  types: ({ ids }, { item_type_id }) => ids.has(item_type_id),
  number: ({ within }, { number }) => isWithin(number, within),
  class: ({ classes }, { number }) => classes.includes(prestigeOf(number)),
  pattern: ({ pattern }, { number }) => hasShape(number, pattern),
  location: ({ locations }, { location }) => locations.includes(location),
  locked: (_, { is_locked }) => is_locked,
  listed: (_, { price }) => price !== null,
  hidden: (_, { is_hidden }) => is_hidden,
  owner: ({ ids }, { owner_id }) => owner_id !== null && ids.includes(owner_id),
  place: ({ ids }, { place_id }) => place_id !== null && ids.includes(place_id),
  price: ({ within }, { price }) => isWithin(price, within),
  created: ({ within }, { created_at }) => isWithin(created_at, within),
  moved: ({ within }, { moved_at }) => isWithin(moved_at, within),
  moves: ({ within }, { moves }) => isWithin(moves, within),
  hands: ({ within }, { hands }) => isWithin(hands, within),
  below: ({ limits }, { item_type_id, number }) => number < (limits.get(item_type_id) ?? 0),
};

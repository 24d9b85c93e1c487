import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { bindChoices } from './bind-choices.ts';
import { bindNames } from './bind-names.ts';
import { bindSaved, personIds } from './bind-saved.ts';
import { type Binding, typesWhere } from './binding.ts';
import type { BoundTerm, BoundTree } from './bound-query.ts';
import { FIELDS } from './field-table.ts';
import { countIntervals, dateIntervals, isWithin } from './intervals.ts';
import { loginMistake, nameMistake, spanBackwards } from './name-mistakes.ts';
import type { ParsedTerm } from './parsed-query.ts';
import { type QueryFilter, textsOf } from './query-tree.ts';

export function bindFilter(
  filter: QueryFilter,
  term: ParsedTerm,
  binding: Binding,
): BoundTree | QueryMistake {
  const wrong =
    loginMistake(filter, term, binding) ??
    nameMistake(filter, term, binding) ??
    spanBackwards(filter, term, binding.now);
  if (wrong) return wrong;
  const isUnequal = filter.op === '!=';
  const bound = bindEqual(isUnequal ? { ...filter, op: '=' } : filter, binding);
  return isUnequal ? { is: 'not', of: bound } : bound;
}

function bindEqual(filter: QueryFilter, binding: Binding): BoundTree {
  const { takes } = FIELDS[filter.field];
  if (takes === 'count') return bindCount(filter, binding);
  if (takes === 'date') return bindDate(filter, binding);
  if (takes === 'choice') return bindChoices(filter, binding);
  if (takes === 'person') return bindPeople(filter, binding);
  return bindNames(filter, binding);
}

function bindCount(filter: QueryFilter, binding: Binding): BoundTerm {
  const within = countIntervals(filter);
  const { field } = filter;
  if (field === 'cost') return typesWhere(binding, ({ store_cost }) => isWithin(store_cost, within));
  if (field === 'issued') return typesWhere(binding, ({ issued }) => isWithin(issued, within));
  if (field === 'price' || field === 'moves' || field === 'hands') return { is: field, within };
  return field === 'best' ? bindSaved(filter, binding) : { is: 'number', within };
}

function bindDate(filter: QueryFilter, binding: Binding): BoundTerm {
  const within = dateIntervals(filter, binding.now);
  const { field } = filter;
  if (field === 'released') return typesWhere(binding, ({ released_at }) => isWithin(released_at, within));
  return { is: field === 'created' ? 'created' : 'moved', within };
}

function bindPeople(filter: QueryFilter, binding: Binding): BoundTerm {
  if (filter.field !== 'owner') return bindSaved(filter, binding);
  const ids = textsOf(filter.value).flatMap((text) => personIds(text, binding));
  return { is: 'owner', ids: [...new Set<PlayerId>(ids)] };
}

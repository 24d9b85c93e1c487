import { type Binding, typesWhere } from './binding.ts';
import type { BoundTerm, BoundTree } from './bound-query.ts';
import { choiceOf, ITEM_TRAITS, NUMBER_CLASSES, STATUSES, type StatusWord } from './choices.ts';
import { FIRST_YEAR, NUMBER_PATTERNS, type NumberPattern } from './number-patterns.ts';
import { type QueryFilter, textsOf } from './query-tree.ts';
import { hasTrait } from './type-traits.ts';

export function bindChoices({ field, value }: QueryFilter, binding: Binding): BoundTree {
  const words = textsOf(value).map((text) => choiceOf(field, text)?.word ?? '');
  const terms = words.map((word) => (field === 'status' ? statusTerm(word) : traitTerm(word, binding)));
  const [first = { is: 'nothing' }, ...others] = terms;
  return others.length === 0 ? first : { is: 'any', of: terms };
}

function traitTerm(word: string, binding: Binding): BoundTerm {
  const numberClass = NUMBER_CLASSES.find((known) => known === word);
  if (numberClass) return { is: 'class', classes: [numberClass] };
  const pattern = NUMBER_PATTERNS.find((known) => known === word);
  if (pattern) return patternTerm(pattern, binding);
  const trait = ITEM_TRAITS.find((known) => known === word);
  if (!trait) return { is: 'nothing' };
  return typesWhere(binding, (type) => hasTrait(type, trait, binding.components));
}

function patternTerm(pattern: NumberPattern, { now }: Binding): BoundTerm {
  if (pattern !== 'year') return { is: 'pattern', pattern };
  return { is: 'number', within: [{ from: FIRST_YEAR, to: new Date(now).getUTCFullYear() + 1 }] };
}

function statusTerm(word: string): BoundTerm {
  if (word === 'locked') return { is: 'locked' };
  if (word === 'market') return { is: 'listed' };
  if (word === 'hidden') return { is: 'hidden' };
  const location = STATUSES[word as StatusWord];
  return location ? { is: 'location', locations: [location] } : { is: 'nothing' };
}

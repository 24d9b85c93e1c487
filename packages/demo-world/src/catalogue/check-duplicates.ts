import type { Draft } from './draft.ts';
import type { Entry } from './entries.ts';
import { type Problem, problem } from './problem.ts';
import { nameKey } from './read-sets.ts';
import { UNRELEASED } from './set-format.ts';

export function findDuplicates(draft: Draft): Problem[] {
  const released = draft.items.filter(({ value }) => value.name !== UNRELEASED);
  return [
    ...duplicates(draft.generations.valid, 'id'),
    ...duplicates(draft.sets.valid, 'id'),
    ...duplicates(draft.sets.valid, 'name'),
    ...duplicates(draft.items, 'id'),
    ...duplicates(released, 'name'),
    ...duplicates(draft.stores.valid, 'id'),
    ...duplicates(draft.stores.valid, 'slug'),
    ...duplicates(draft.groups.valid, 'slug'),
    ...duplicates(draft.categories.valid, 'id'),
    ...duplicates(draft.categories.valid, 'slug'),
    ...duplicates(draft.achievements.valid, 'id'),
    ...duplicates(draft.achievements.valid, 'slug'),
    ...duplicates(draft.mixExceptions.valid, 'item'),
    ...duplicates(draft.usedExceptions.valid, 'item'),
    ...draft.sets.valid.flatMap(({ value, at }) => duplicates(partsOf(value.subsets, at, 'subsets'), 'id')),
    ...draft.items.flatMap(duplicatesWithin),
  ];
}

function duplicates<Field extends string>(
  entries: Entry<Record<Field, string | number>>[],
  field: Field,
): Problem[] {
  const firsts = new Map<string, Entry<unknown>>();
  return entries.flatMap((entry) => {
    const written = entry.value[field];
    const key = nameKey(String(written));
    const first = firsts.get(key);
    if (!first) {
      firsts.set(key, entry);
      return [];
    }
    const { file, line } = first.at(field);
    return problem(entry.at(field), `The ${field} "${written}" is taken already, at ${file}:${line}.`);
  });
}

function duplicatesWithin({ value, at }: Draft['items'][number]): Problem[] {
  const lists = [
    { path: ['forage'], words: value.forage },
    { path: ['store', 'at'], words: value.store?.at ?? [] },
    { path: ['contains'], words: value.contains },
    { path: ['variants'], words: value.variants.map((variant) => variant.name) },
  ];
  return lists.flatMap(({ path, words }) =>
    words.flatMap((word, position) => {
      const isRepeat = words.findIndex((other) => nameKey(other) === nameKey(word)) < position;
      return isRepeat ? problem(at(...path, position), `${value.name}: "${word}" is listed twice.`) : [];
    }),
  );
}

function partsOf<Part>(parts: Part[], at: Entry<unknown>['at'], field: string): Entry<Part>[] {
  return parts.map((value, position) => ({ value, at: (...path) => at(field, position, ...path) }));
}

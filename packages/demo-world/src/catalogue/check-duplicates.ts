import type { Draft } from './draft.ts';
import type { Entry } from './entries.ts';
import { type Problem, problem } from './problem.ts';
import { nameKey } from './read-sets.ts';
import { UNRELEASED } from './set-format.ts';

/** What may stand only once in the whole catalogue, or once in its list. */
export function findDuplicates(draft: Draft): Problem[] {
  const released = draft.items.filter(({ value }) => value.name !== UNRELEASED);
  return [
    ...duplicates(draft.generations.sound, 'id'),
    ...duplicates(draft.sets.sound, 'id'),
    ...duplicates(draft.sets.sound, 'name'),
    ...duplicates(draft.items, 'id'),
    ...duplicates(released, 'name'),
    ...duplicates(draft.stores.sound, 'id'),
    ...duplicates(draft.stores.sound, 'slug'),
    ...duplicates(draft.groups.sound, 'slug'),
    ...duplicates(draft.categories.sound, 'id'),
    ...duplicates(draft.categories.sound, 'slug'),
    ...duplicates(draft.achievements.sound, 'id'),
    ...duplicates(draft.achievements.sound, 'slug'),
    ...duplicates(draft.mixExceptions.sound, 'item'),
    ...duplicates(draft.usedExceptions.sound, 'item'),
    ...draft.sets.sound.flatMap(({ value, at }) => duplicates(partsOf(value.subsets, at, 'subsets'), 'id')),
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

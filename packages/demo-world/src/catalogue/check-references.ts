import type { Draft } from './draft.ts';
import type { Entry, Keys } from './entries.ts';
import { type Problem, problem } from './problem.ts';
import { nameKey } from './read-sets.ts';

export function findBrokenReferences(draft: Draft, icons: Keys): Problem[] {
  return [
    ...draft.generations.valid.flatMap((generation) => findMissingSets(draft, generation)),
    ...draft.sets.valid.flatMap((set) => findMissingGeneration(draft, set)),
    ...draft.items.flatMap((item) => findMissingParts(draft, item)),
    ...draft.categories.valid.flatMap(({ value, at }) =>
      unknown('group', draft.groups.keys, [{ written: value.group, at: () => at('group') }]),
    ),
    ...draft.mixExceptions.valid.flatMap(({ value, at }) =>
      unknownItems(draft, [...listed([value.item], at, 'item'), ...listed(value.with, at, 'with')]),
    ),
    ...draft.usedExceptions.valid.flatMap(({ value, at }) =>
      unknownItems(draft, listed([value.item], at, 'item')),
    ),
    ...findMissingIcons(draft, icons),
  ];
}

interface Mention {
  written: string | number | null | undefined;
  /** Evaluated for broken references only, because counting lines is slow. */
  at: () => ReturnType<Entry<unknown>['at']>;
}

function findMissingSets(draft: Draft, { value, at }: Draft['generations']['valid'][number]): Problem[] {
  return unknown('set', draft.sets.keys, [
    { written: value.primary, at: () => at('primary') },
    { written: value.secondary, at: () => at('secondary') },
  ]);
}

function findMissingGeneration(draft: Draft, { value, at }: Draft['sets']['valid'][number]): Problem[] {
  return unknown('generation', draft.generations.keys, [
    { written: value.generation, at: () => at('generation') },
  ]);
}

function findMissingParts(draft: Draft, { value, at }: Draft['items'][number]): Problem[] {
  const subsets = new Set(value.set?.subsets.map((subset) => subset.id));
  const components = value.mix.flatMap((pair, position) =>
    pair.map((written) => ({ written, at: () => at('mix', position) })),
  );
  return [
    ...unknown('category', draft.categories.keys, listed(value.forage, at, 'forage')),
    ...unknown('store', draft.stores.keys, listed(value.store?.at ?? [], at, 'store', 'at')),
    ...unknownItems(draft, [...components, ...listed(value.contains, at, 'contains')]),
    ...(value.set ? unknown('subset', subsets, [{ written: value.subset, at: () => at('subset') }]) : []),
  ];
}

function findMissingIcons(draft: Draft, icons: Keys): Problem[] {
  const pictured = [
    ...draft.sets.valid,
    ...draft.items,
    ...draft.stores.valid,
    ...draft.groups.valid,
    ...draft.categories.valid,
    ...draft.achievements.valid,
  ];
  return [
    ...pictured.map(({ value, at }) => ({ written: value.icon, at: () => at('icon') })),
    ...draft.items.map(({ value, at }) => ({ written: value.accent, at: () => at('accent') })),
    ...draft.sets.valid.flatMap(({ value, at }) =>
      value.subsets.map(({ icon }, position) => ({
        written: icon,
        at: () => at('subsets', position, 'icon'),
      })),
    ),
  ].flatMap((mention) => unknown('icon', icons, [mention]));
}

function listed(words: readonly string[], at: Entry<unknown>['at'], ...path: string[]): Mention[] {
  return words.map((written, position) => ({ written, at: () => at(...path, position) }));
}

function unknownItems(draft: Draft, mentions: Mention[]): Problem[] {
  return unknown('item', { has: (name) => draft.itemNames.has(nameKey(String(name))) }, mentions);
}

function unknown(kind: string, known: Keys, mentions: Mention[]): Problem[] {
  return mentions
    .filter(({ written }) => written !== null && written !== undefined && !known.has(written))
    .map(({ written, at }) => problem(at(), `There is no ${kind} "${written}".`));
}

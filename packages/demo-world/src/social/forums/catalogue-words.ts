import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Catalogue, CatalogueItem, CatalogueSet } from '../../catalogue/catalogue.ts';
import { groupBy } from './group-by.ts';

/** What players can look up about a type. */
export interface TypeWords {
  readonly id: ItemTypeId;
  readonly name: string;
  readonly set: string;
  readonly setId: SetId;
  readonly designer: string | null;
  /** The description's last sentence. */
  readonly hint: string;
  readonly releasedAt: Instant;
  readonly retiredAt: Instant | null;
  readonly categories: readonly string[];
  readonly stores: readonly string[];
  readonly cost: number | null;
  readonly formulas: readonly (readonly [string, string])[];
  /** Names of types that are mixed from it. */
  readonly makes: readonly { name: string; releasedAt: Instant }[];
}

export interface SetWords {
  readonly id: SetId;
  readonly name: string;
  readonly description: string;
  readonly designer: string | null;
  readonly releasedAt: Instant;
  readonly isOrdinary: boolean;
  readonly types: readonly TypeWords[];
}

export interface CatalogueWords {
  readonly types: readonly TypeWords[];
  readonly sets: readonly SetWords[];
  readonly categories: readonly string[];
  type(id: ItemTypeId): TypeWords;
  set(id: SetId): SetWords;
}

/** Types that were never released have no words. */
export function createCatalogueWords(catalogue: Catalogue, game: GameCatalogue): CatalogueWords {
  const released = catalogue.items.filter(({ released_at }) => released_at !== null);
  const nameOf = new Map(catalogue.items.map(({ id, name }) => [id, name]));
  const setNames = new Map(catalogue.sets.map(({ id, name }) => [id, name]));
  const storeNames = new Map(catalogue.stores.map(({ id, name }) => [id, name]));
  const categoryNames = new Map(catalogue.categories.map(({ id, name }) => [id, name.toLowerCase()]));
  const makes = productsByComponent(released);
  const toWords = (item: CatalogueItem): TypeWords => ({
    id: item.id,
    name: item.name,
    set: setNames.get(item.set_id) ?? '',
    setId: item.set_id,
    designer: item.designer,
    hint: lastSentence(item.description),
    releasedAt: releaseOf(item),
    retiredAt: game.types.get(item.id)?.retired_at ?? null,
    categories: namesOf(item.categories, categoryNames),
    stores: namesOf(item.stores, storeNames),
    cost: item.store_cost,
    formulas: item.formulas.map(([a, b]) => [nameOf.get(a) ?? '', nameOf.get(b) ?? ''] as const),
    makes: makes.get(item.id) ?? [],
  });
  const types = released.map(toWords);
  const byId = new Map(types.map((words) => [words.id, words]));
  const bySet = groupBy(types, ({ setId }) => setId);
  const sets = catalogue.sets.map((set) => toSetWords(set, bySet.get(set.id) ?? []));
  const setById = new Map(sets.map((set) => [set.id, set]));
  return {
    types,
    sets,
    categories: [...categoryNames.values()],
    type: (id) => found(byId.get(id)),
    set: (id) => found(setById.get(id)),
  };
}

function releaseOf({ released_at }: CatalogueItem): Instant {
  return Date.parse(released_at ?? '');
}

function productsByComponent(items: readonly CatalogueItem[]) {
  const makes = new Map<ItemTypeId, { name: string; releasedAt: Instant }[]>();
  for (const item of items) {
    for (const id of new Set(item.formulas.flat())) {
      const product = { name: item.name, releasedAt: releaseOf(item) };
      makes.set(id, [...(makes.get(id) ?? []), product]);
    }
  }
  return makes;
}

function toSetWords(set: CatalogueSet, types: readonly TypeWords[]): SetWords {
  const { id, name, description, designer } = set;
  return {
    id,
    name,
    description,
    designer,
    releasedAt: Date.parse(set.created_at),
    isOrdinary: isOrdinarySet(id),
    types,
  };
}

function namesOf<Id>(ids: readonly Id[], names: ReadonlyMap<Id, string>): string[] {
  return ids.flatMap((id) => names.get(id) ?? []);
}

function lastSentence(description: string): string {
  return description.split(/(?<=[.!?]) /).at(-1) ?? description;
}

function found<Words>(words: Words | undefined): Words {
  if (words === undefined) throw new Error('The diary names a type or set that the catalogue has not.');
  return words;
}

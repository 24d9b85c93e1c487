import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import {
  EXCLUSIVE_SET_ID,
  MARKET_STORE_ID,
  UNIQUE_SET_ID,
  WALLAGRAPHIC_SET_ID,
} from '@wallabee/contract/protocol/special-ids';
import { ITEM_TRAITS, type ItemTrait, type WayToGet } from './choices.ts';
import type { QueriedType } from './query-context.ts';

/** The values of `is:` that a type has; `components` are those of the whole catalogue. */
export function traitsOf(type: QueriedType, components: () => ReadonlySet<ItemTypeId>): ItemTrait[] {
  return ITEM_TRAITS.filter((trait) => hasTrait(type, trait, components));
}

export function hasTrait(
  type: QueriedType,
  trait: ItemTrait,
  components: () => ReadonlySet<ItemTypeId>,
): boolean {
  return trait === 'component' ? components().has(type.id) : TRAITS[trait](type);
}

export function hasWay(type: QueriedType, way: WayToGet): boolean {
  return WAYS[way](type);
}

/** Every type that something is made from. */
export function componentsOf(types: Iterable<QueriedType>): Set<ItemTypeId> {
  const components = new Set<ItemTypeId>();
  for (const type of types) for (const id of madeFrom(type)) components.add(id);
  return components;
}

export function madeFrom({ formulas, special_components }: QueriedType): ItemTypeId[] {
  return [...formulas.flat(), ...special_components];
}

export function isSoldBy({ stores, market_buy_now }: QueriedType, store: number): boolean {
  return store === MARKET_STORE_ID ? market_buy_now : stores.some((id) => id === store);
}

const WAYS: Record<WayToGet, (type: QueriedType) => boolean> = {
  mix: (type) => madeFrom(type).length > 0,
  store: ({ stores }) => stores.length > 0,
  forage: ({ categories, locations }) => categories.length > 0 || locations.length > 0,
  market: ({ market_buy_now }) => market_buy_now,
  player: ({ kind }) => kind === 'player',
};

const TRAITS: Record<Exclude<ItemTrait, 'component'>, (type: QueriedType) => boolean> = {
  forage: WAYS.forage,
  store: WAYS.store,
  mix: WAYS.mix,
  'market-only': (type) => WAYS.market(type) && !WAYS.mix(type) && !WAYS.store(type) && !WAYS.forage(type),
  unique: ({ set_id }) => set_id === UNIQUE_SET_ID,
  exclusive: ({ set_id }) => set_id === EXCLUSIVE_SET_ID,
  wallagraphic: ({ set_id }) => set_id === WALLAGRAPHIC_SET_ID,
  container: ({ contains }) => contains.length > 0,
  variant: ({ has_variants }) => has_variants,
  retired: ({ is_retired }) => is_retired,
  unreleased: ({ is_undiscovered }) => is_undiscovered,
  'one-of-a-kind': ({ is_one_of_a_kind }) => is_one_of_a_kind,
};

import { type CategoryId, type ItemId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { createInMemoryWorld, type InMemoryWorld } from '../apply/in-memory-world.ts';
import { performInMemory } from '../apply/perform-in-memory.ts';
import { luckOfFractions } from '../luck/luck.ts';
import type { Action } from '../state/action.ts';
import type { GameCatalogue } from '../state/game-catalogue.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import type { PlayerState } from '../state/snapshot.ts';
import { BAKERY, PARK, SAMPLE_CATALOGUE, TYPE, typeId } from './sample-catalogue.ts';

export const SAMPLE_START: Instant = Date.parse('2018-05-01T12:00:00Z');

/** Numbers continue from here, so that wells and Job Lots accept items without ten thousand forages. */
export const SAMPLE_ISSUED: readonly (readonly [number, number])[] = [
  [TYPE.pebble, 9_995],
  [TYPE.spade, 1_995],
  [TYPE.perfume, 9_998],
  [TYPE.aftershave, 9_998],
  [TYPE.jobLot, 9_998],
  [TYPE.well, 9_998],
  [TYPE.goldfish, 10_500],
];

export const ADA = PlayerId.parse(1);
export const BEN = PlayerId.parse(2);
export const CLEO = PlayerId.parse(3);
export const BANNED = PlayerId.parse(4);
export const DELETED = PlayerId.parse(5);
export const MEMORIAL = PlayerId.parse(6);

export const OVEN_STREET = PlaceId.parse(1);
export const OLD_PARK = PlaceId.parse(2);
export const TINY_PARK = PlaceId.parse(3);

export const SAMPLE_CODES = ['BUILD-1', 'BUILD-2', 'BUILD-3'] as const;

export function createSampleWorld(catalogue: GameCatalogue = SAMPLE_CATALOGUE): InMemoryWorld {
  const world = createInMemoryWorld(catalogue);
  for (const [id, issued] of SAMPLE_ISSUED) world.issued.set(typeId(id), issued);
  addPlayer(world, ADA);
  addPlayer(world, BEN);
  addPlayer(world, CLEO, { balance: 40 });
  addPlayer(world, BANNED, { is_enabled: false });
  addPlayer(world, DELETED, { is_enabled: false, deletion_date: SAMPLE_START - 1 });
  addPlayer(world, MEMORIAL, { is_memorial: true });
  addPlace(world, OVEN_STREET, { category_id: BAKERY, max_items: 30 });
  addPlace(world, OLD_PARK, { category_id: PARK, max_items: 30 });
  addPlace(world, TINY_PARK, { category_id: PARK, max_items: 1 });
  for (const code of SAMPLE_CODES) {
    world.codes.set(code, {
      code,
      item_type_id: typeId(TYPE.buildAUnique),
      redeemed_by: null,
      redeemed_at: null,
    });
  }
  world.owners.set(typeId(TYPE.goldfish), [ADA, BEN]);
  world.owners.set(typeId(TYPE.heirloom), [ADA]);
  world.owners.set(typeId(TYPE.strangersUnique), [CLEO]);
  return world;
}

export function play(
  world: InMemoryWorld,
  action: Action,
  { now = SAMPLE_START, chance = [] }: { now?: Instant; chance?: readonly number[] } = {},
) {
  return performInMemory(world, action, { now, luck: luckOfFractions(chance) });
}

/** Puts a minted item into a pouch. */
export function addItem(
  world: InMemoryWorld,
  type: number,
  to: Partial<Omit<ItemState, 'item_id' | 'item_type_id'>> & { user_id: PlayerId | null },
): ItemId {
  const item_id = (world.items.size + 1) as ItemId;
  const item_type_id = typeId(type);
  const number = (world.issued.get(item_type_id) ?? 0) + 1;
  const item: ItemState = {
    item_id,
    item_type_id,
    number,
    variant_id: world.catalogue.types.get(item_type_id)?.variant_ids[0] ?? null,
    location: 'pouch',
    is_locked: false,
    place_id: null,
    used_in_item_id: null,
    picked_up_at: null,
    created_at: SAMPLE_START,
    changed_at: SAMPLE_START,
    ...to,
  };
  world.issued.set(item_type_id, number);
  world.items.set(item_id, item);
  if (to.user_id !== null)
    world.held.set(to.user_id, new Set([...(world.held.get(to.user_id) ?? []), item_id]));
  if (item.location === 'mixing_pool') world.mixingPool.push(item_id);
  return item_id;
}

function addPlayer(world: InMemoryWorld, id: PlayerId, facts: Partial<PlayerState> = {}) {
  world.players.set(id, {
    id,
    is_enabled: true,
    is_memorial: false,
    deletion_date: null,
    balance: 2_000,
    created_at: Date.parse('2015-03-01T00:00:00Z'),
    ...facts,
  });
}

function addPlace(world: InMemoryWorld, id: PlaceId, facts: { category_id: CategoryId; max_items: number }) {
  world.places.set(id, { id, item_count: 0, people_count: 0, ...facts });
}

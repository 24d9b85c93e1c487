import type { ItemId, ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';

import type { ItemTally } from '../apply/item-tallies.ts';
import { WISHES_TO_REDEEM } from '../rules/game-facts.ts';
import { isMarketable } from '../rules/market-rules.ts';
import { COUNTED, type Counted } from '../state/counted.ts';
import type { RecordedEvent, Standing } from '../state/history-event.ts';
import type { ItemState } from '../state/item-state.ts';
import { noStatusCounts } from '../state/status-counts.ts';
import type { CheckedWorld } from './checked-world.ts';
import { dayFaults } from './day-faults.ts';
import { eventAgreesWithState } from './history-agreement.ts';
import { recountPlayers, recountStatus, recountTallies } from './recount.ts';

/**
 * Everything in a world that the rules could not have produced, one sentence each. `issuedBefore` is the last
 * number of a type that the world does not hold, where its items do not start at 1.
 */
export function worldFaults(
  world: CheckedWorld,
  issuedBefore: ReadonlyMap<ItemTypeId, number> = new Map(),
): string[] {
  return [
    ...numberFaults(world, issuedBefore),
    ...[...world.items.values()].flatMap((item) => itemFaults(world, item)),
    ...historyFaults(world),
    ...tallyFaults(world),
    ...counterFaults(world),
    ...statusFaults(world),
    ...placeFaults(world),
    ...marketFaults(world),
    ...wellFaults(world),
    ...completionFaults(world),
    ...poolFaults(world),
    ...dayFaults(world),
  ];
}

function numberFaults(world: CheckedWorld, issuedBefore: ReadonlyMap<ItemTypeId, number>): string[] {
  const next = new Map(issuedBefore);
  const faults: string[] = [];
  const inOrder = [...world.items.values()].sort((a, b) => a.number - b.number);
  for (const { item_type_id, number } of inOrder) {
    const expected = (next.get(item_type_id) ?? 0) + 1;
    if (number !== expected) faults.push(`type ${item_type_id} has #${number} where #${expected} belongs`);
    next.set(item_type_id, number);
  }
  for (const [id, issued] of world.issued) {
    if ((next.get(id) ?? 0) !== issued)
      faults.push(`type ${id} claims ${issued} issued, and has ${next.get(id)}`);
    const isOnly = world.catalogue.types.get(id)?.is_one_of_a_kind;
    if (isOnly && issued > 1) faults.push(`type ${id} is one of a kind, and there are ${issued}`);
  }
  return faults;
}

const HOLDERS: ReadonlySet<ItemState['location']> = new Set(['pouch', 'saved', 'lockbox'] as const);

function itemFaults(world: CheckedWorld, item: ItemState): string[] {
  const { location, is_locked, user_id, place_id, used_in_item_id } = item;
  const isHeld = HOLDERS.has(location) || (location === 'dropped' && is_locked);
  const mayBeLocked = location === 'pouch' || location === 'lockbox' || location === 'dropped';
  const listedAsSaved = user_id !== null && world.saved.get(user_id)?.get(item.item_type_id) === item.item_id;
  const listedAsHeld = user_id !== null && world.held.get(user_id)?.has(item.item_id) === true;
  const checks: Record<string, boolean> = {
    held: (user_id !== null) === isHeld && listedAsHeld === isHeld,
    placed: (place_id !== null) === (location === 'dropped'),
    locked: is_locked ? mayBeLocked : location !== 'lockbox',
    used: (used_in_item_id !== null) === (location === 'mixed'),
    saved: listedAsSaved === (location === 'saved'),
    known: used_in_item_id === null || world.items.has(used_in_item_id),
  };
  const wrong = Object.keys(checks).filter((name) => !checks[name]);
  return wrong.map((name) => `item ${item.item_id} (${location}) is not correctly ${name}`);
}

function historyFaults(world: CheckedWorld): string[] {
  const last = new Map<ItemId, { event: RecordedEvent; after: Standing | undefined }>();
  for (const event of world.history) {
    for (const [position, id] of event.recorded_for.entries())
      last.set(id, { event, after: event.after[position] });
  }
  const faults: string[] = [];
  for (const item of world.items.values()) {
    const { event, after } = last.get(item.item_id) ?? {};
    const isRecorded = after?.location === item.location && after.holder_id === item.user_id;
    if (event && isRecorded && eventAgreesWithState(event, item)) continue;
    faults.push(
      `item ${item.item_id} is ${item.location}, and its history ends with ${event?.type ?? 'nothing'}`,
    );
  }
  return faults;
}

function tallyFaults(world: CheckedWorld): string[] {
  const recounted = recountTallies(world);
  const faults: string[] = [];
  for (const { item_id } of world.items.values()) {
    const stored = world.tallies.of(item_id);
    const found = recounted.of(item_id);
    if (stored.moves === found.moves && stored.hands === found.hands) continue;
    faults.push(`item ${item_id} claims ${tallied(stored)}, a recount ${tallied(found)}`);
  }
  return faults;
}

function tallied({ moves, hands }: ItemTally): string {
  return `${moves} moves, ${hands} hands`;
}

function counterFaults(world: CheckedWorld): string[] {
  const counted = recountPlayers(world);
  return [...world.players.values()].flatMap(({ id, balance }) => [
    ...(balance < 0 ? [`player ${id} has ${balance} honeycombs`] : []),
    ...differingCounts(world.counters.get(id) ?? new Map(), counted.get(id) ?? new Map()).map(
      (difference) => `player ${id} claims ${difference}`,
    ),
  ]);
}

function differingCounts(
  stored: ReadonlyMap<Counted, number>,
  found: ReadonlyMap<Counted, number>,
): string[] {
  return COUNTED.filter(
    (name) => !NOT_FROM_ITEMS.has(name) && (stored.get(name) ?? 0) !== (found.get(name) ?? 0),
  ).map((name) => `${name} ${stored.get(name)}, a recount ${found.get(name)}`);
}

/** Maintained by the features that own friendships and posts. */
const NOT_FROM_ITEMS: ReadonlySet<Counted> = new Set<Counted>(['friends', 'forum_posts']);

function statusFaults(world: CheckedWorld): string[] {
  const counted = recountStatus(world);
  const none = JSON.stringify(noStatusCounts());
  return [...world.catalogue.types.keys()].flatMap((id) => {
    const stored = JSON.stringify(world.statusCounts.get(id)) ?? none;
    const found = JSON.stringify(counted.get(id)) ?? none;
    return stored === found ? [] : [`type ${id} claims status ${stored}, a recount ${found}`];
  });
}

function placeFaults(world: CheckedWorld): string[] {
  const lying = new Map<PlaceId, number>();
  for (const { place_id } of world.items.values()) {
    if (place_id !== null) lying.set(place_id, (lying.get(place_id) ?? 0) + 1);
  }
  return [...world.places.values()].flatMap((place) => {
    const items = lying.get(place.id) ?? 0;
    const people = world.visits.get(place.id)?.size ?? 0;
    const isRight = place.item_count === items && place.people_count === people && items <= place.max_items;
    return isRight
      ? []
      : [`place ${place.id} claims ${place.item_count} items, ${place.people_count} people`];
  });
}

function marketFaults(world: CheckedWorld): string[] {
  return [...world.listings.values()].flatMap(({ item_id, seller_id }) => {
    const item = world.items.get(item_id);
    const type = item && world.catalogue.types.get(item.item_type_id);
    const isForSale = item?.location === 'pouch' && !item.is_locked && item.user_id === seller_id;
    return isForSale && type && isMarketable(type)
      ? []
      : [`item ${item_id} is on the Market and should not be`];
  });
}

function wellFaults(world: CheckedWorld): string[] {
  const wished = new Map<ItemId, number>();
  for (const { used_in_item_id, item_id } of world.items.values()) {
    const well = used_in_item_id === null ? undefined : world.items.get(used_in_item_id);
    const role = well && world.catalogue.types.get(well.item_type_id)?.role;
    if (well && role === 'wishing_well' && well.item_id !== item_id) {
      wished.set(well.item_id, (wished.get(well.item_id) ?? 0) + 1);
    }
  }
  return [...world.wells].flatMap(([id, wishes]) => {
    const isRight = wishes === wished.get(id) && wishes <= WISHES_TO_REDEEM;
    return isRight ? [] : [`well ${id} claims ${wishes} wishes, and took ${wished.get(id)}`];
  });
}

function completionFaults(world: CheckedWorld): string[] {
  const numbers = new Map<number, number[]>();
  for (const sets of world.completions.values()) {
    for (const [id, { number }] of sets) numbers.set(id, [...(numbers.get(id) ?? []), number]);
  }
  return [...world.finishers].flatMap(([id, finishers]) => {
    const found = (numbers.get(id) ?? []).sort((a, b) => a - b);
    const isGapless = found.length === finishers && found.every((number, index) => number === index + 1);
    return isGapless ? [] : [`set ${id} claims ${finishers} finished, and has ${found.join(', ')}`];
  });
}

function poolFaults(world: CheckedWorld): string[] {
  const pooled = [...world.items.values()].filter((item) => item.location === 'mixing_pool');
  const expected = pooled.map((item) => item.item_id).sort((a, b) => a - b);
  return expected.join() === world.mixingPool.join() ? [] : ['the mixing pool does not list what is in it'];
}

import { HISTORY_EVENT_TYPES } from '@wallabee/contract/items/history-event-type';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { worldFaults } from '@wallabee/game/checks/world-faults';
import type { RecordedEvent } from '@wallabee/game/state/history-event';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { ItemRole } from '@wallabee/game/state/item-type';
import { describe, expect, test } from 'vitest';
import { playSmallWorld } from '../social/forums/played-world.fixture.ts';
import { DEMO_MINIMUMS } from './demo-player.ts';

const { setting, events } = await playSmallWorld();
const world = { ...setting.game.world, history: events };
const items = [...world.items.values()];

describe('a world played by the rules', () => {
  test('has no faults', () => {
    expect(worldFaults(world)).toEqual([]);
  });

  test('has numbers without duplicates and gaps', () => {
    const seen = new Map<number, number>();
    // Ids increase with time, and so do the numbers of each type.
    const inTurn = items.map(({ item_type_id, number }) => {
      const last = seen.get(item_type_id) ?? 0;
      seen.set(item_type_id, number);
      return number === last + 1;
    });

    expect(inTurn.every(Boolean)).toBe(true);
    expect(seen).toEqual(world.issued);
  });

  test('leaves nobody in debt', () => {
    expect([...world.players.values()].filter(({ balance }) => balance < 0)).toEqual([]);
  });
});

describe('even a small world has', () => {
  test('events of every type', () => {
    expect(new Set(events.map(({ type }) => type))).toEqual(new Set(HISTORY_EVENT_TYPES));
  });

  test('items at every location', () => {
    const locations: ItemLocation[] = [
      'pouch',
      'saved',
      'lockbox',
      'dropped',
      'mixing_pool',
      'unique_pool',
      'limbo',
      'recycle_center',
      'mixed',
      'destroyed',
    ];

    expect(new Set(items.map(({ location }) => location))).toEqual(new Set(locations));
  });

  test('items locked at places and in pouches, and on the Market', () => {
    expect(items.some(({ location, is_locked }) => location === 'dropped' && is_locked)).toBe(true);
    expect(items.some(({ location, is_locked }) => location === 'pouch' && is_locked)).toBe(true);
    expect(world.listings.size).toBeGreaterThan(0);
  });

  test.each([
    {
      what: 'a cracker pulled, with a hat for one of the two',
      happened: () => created('itemtraded', 'party_hat'),
    },
    { what: 'a mystery box opened', happened: () => opened('mystery_box') },
    { what: 'a mystery bag opened', happened: () => opened('mystery_bag') },
    { what: 'a miniest box opened', happened: () => opened('miniest_box') },
    { what: 'a chest opened', happened: () => opened('chest') },
    { what: 'a grab bag opened', happened: () => opened('grab_bag') },
    { what: 'a mixer turned', happened: () => usedUp('mixer') },
    { what: 'a Job Lot used', happened: () => usedUp('job_lot') },
    { what: 'a wand waved', happened: () => usedUp('wand') },
    { what: 'a Wishing Well redeemed', happened: () => usedUp('wishing_well') },
    { what: 'a Wishing Well filled', happened: () => [...world.wells.values()].includes(50) },
    { what: 'a set completed, with a reward', happened: () => created('itemgifted', 'set_completion') },
    { what: 'a code redeemed', happened: () => created('itemlockboxed', 'redeemable') },
    { what: 'a unique gifted by one player to another', happened: () => hasGift() },
    { what: 'a perfume bottle', happened: () => items.some((item) => roleOf(item) === 'perfume') },
    { what: 'an aftershave bottle', happened: () => items.some((item) => roleOf(item) === 'aftershave') },
  ])('$what', ({ happened }) => {
    expect(happened()).toBe(true);
  });

  test('crackers only in December, but for one on the last day', () => {
    const pulled = events.filter(
      ({ type, tertiary_item }) => type === 'itemtraded' && tertiary_item !== null,
    );
    const months = pulled.map(({ created_at }) => new Date(created_at).getUTCMonth());

    expect(months.filter((month) => month === 11).length).toBeGreaterThan(0);
    expect(months.filter((month) => month !== 11).length).toBeLessThanOrEqual(1);
  });
});

test('the demo account holds its minimums', () => {
  const demo = setting.players.find(({ username }) => username === 'demo');
  const own = items.filter(({ user_id }) => user_id === demo?.id);
  const count = (location: ItemLocation, isLocked?: boolean) =>
    own.filter((item) => item.location === location && (isLocked ?? item.is_locked) === item.is_locked)
      .length;

  expect(count('lockbox')).toBeGreaterThanOrEqual(DEMO_MINIMUMS.lockbox);
  expect(count('pouch', true)).toBeGreaterThanOrEqual(DEMO_MINIMUMS.locked);
  expect(count('dropped', true)).toBeGreaterThanOrEqual(DEMO_MINIMUMS.away);
  expect(count('pouch')).toBeGreaterThanOrEqual(DEMO_MINIMUMS.pouch);
  expect(demo && world.completions.get(demo.id)?.size).toBeGreaterThanOrEqual(DEMO_MINIMUMS.completedSets);
});

function roleOf({ item_type_id }: Pick<ItemState, 'item_type_id'>): ItemRole | null {
  return world.catalogue.types.get(item_type_id)?.role ?? null;
}

function opened(role: ItemRole): boolean {
  return items.some((item) => roleOf(item) === role && item.location === 'destroyed');
}

function usedUp(role: ItemRole): boolean {
  return items.some((item) => roleOf(item) === role && item.location === 'mixed');
}

function created(type: RecordedEvent['type'], role: ItemRole): boolean {
  return events.some(
    (event) => event.type === type && event.recorded_for.some((id) => roleOf(itemOf(id)) === role),
  );
}

function hasGift(): boolean {
  return events.some(({ type, gift_user_id }) => type === 'itemgifted' && gift_user_id !== null);
}

function itemOf(id: ItemState['item_id']): ItemState {
  const item = world.items.get(id);
  if (!item) throw new Error(`There is no item ${id}.`);
  return item;
}

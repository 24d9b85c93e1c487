import { ITEM_LOCATIONS } from '@wallabee/contract/items/item-location';
import type { ItemStatus, StatusRange } from '@wallabee/contract/items/item-status';
import type { ItemId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { CheckedWorld } from '@wallabee/game/checks/checked-world';
import type { Counted } from '@wallabee/game/state/counted';
import { arrangeCatalogue } from '@wallabee/game/state/game-catalogue';
import type { RecordedEvent } from '@wallabee/game/state/history-event';
import type { ItemState } from '@wallabee/game/state/item-state';
import { noStatusCounts } from '@wallabee/game/state/status-counts';
import { toTypeFacts } from '@wallabee/game/state/type-facts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { dayRowsOf } from './recorded-days.ts';
import { eventTypeAt, LISTED, type RecordedHistory } from './recorded-history.ts';
import { itemIdsOf, locationOf, type RecordedWorld } from './recorded-world.ts';

/**
 * The world that the rows describe, for `worldFaults`. The lists of held, saved and pooled items are derived from
 * the items, and the dates of retirement are unknown, so faults in these alone are not found.
 */
export function worldOfRows(recorded: RecordedWorld, catalogue: Catalogue): CheckedWorld {
  const items = itemsOf(recorded);
  return {
    catalogue: arrangeCatalogue(
      catalogue.items.map((type) => toTypeFacts(type, null)),
      catalogue.achievements,
    ),
    players: playersOf(recorded),
    places: new Map(recorded.places.map((place) => [place.id, place])) as unknown as CheckedWorld['places'],
    items,
    issued: recorded.issued as CheckedWorld['issued'],
    ...listsOf(items),
    completions: completionsOf(recorded),
    finishers: new Map(recorded.setCounters.map((row) => [row.set_id, row.completed])) as Finishers,
    visits: visitsOf(recorded),
    wells: new Map(recorded.wells.map((row) => [row.item_id, row.wishes])) as CheckedWorld['wells'],
    listings: listingsOf(recorded),
    counters: countersOf(recorded),
    statusCounts: statusCountsOf(recorded),
    tallies: { of: (id) => ({ moves: recorded.items.moves.at(id), hands: recorded.items.hands.at(id) }) },
    days: dayRowsOf(recorded.days),
    history: { [Symbol.iterator]: () => eventsOf(recorded.history) },
  };
}

type Finishers = CheckedWorld['finishers'];

function playersOf({ players }: RecordedWorld): CheckedWorld['players'] {
  return new Map(
    players.map(({ id, is_enabled, is_memorial, balance, created_at }) => [
      id,
      { id, is_enabled, is_memorial, balance, deletion_date: null, created_at: Date.parse(created_at) },
    ]),
  ) as unknown as CheckedWorld['players'];
}

function itemsOf(recorded: RecordedWorld): CheckedWorld['items'] {
  const { type, number, isLocked, user, place, usedIn } = recorded.items;
  const items = new Map<number, unknown>();
  for (const id of itemIdsOf(recorded)) {
    items.set(id, {
      item_id: id,
      item_type_id: type.at(id),
      number: number.at(id),
      variant_id: null,
      location: locationOf(recorded, id),
      is_locked: isLocked.at(id) === 1,
      user_id: user.at(id) || null,
      place_id: place.at(id) || null,
      used_in_item_id: usedIn.at(id) || null,
      picked_up_at: null,
      created_at: 0,
      changed_at: 0,
    });
  }
  return items as CheckedWorld['items'];
}

function listsOf(items: CheckedWorld['items']): Pick<CheckedWorld, 'held' | 'saved' | 'mixingPool'> {
  const held: CheckedWorld['held'] = new Map();
  const saved: CheckedWorld['saved'] = new Map();
  const mixingPool: ItemState['item_id'][] = [];
  for (const { item_id, item_type_id, user_id, location } of items.values()) {
    if (location === 'mixing_pool') mixingPool.push(item_id);
    if (user_id === null) continue;
    const ofPlayer = held.get(user_id) ?? new Set();
    held.set(user_id, ofPlayer.add(item_id));
    if (location !== 'saved') continue;
    const savedByPlayer = saved.get(user_id) ?? new Map();
    saved.set(user_id, savedByPlayer.set(item_type_id, item_id));
  }
  return { held, saved, mixingPool: mixingPool.sort((a, b) => a - b) };
}

function completionsOf({ completions }: RecordedWorld): CheckedWorld['completions'] {
  const all = new Map<number, Map<number, unknown>>();
  for (let position = 0; position < completions.player.length; position += 1) {
    const player = completions.player.at(position);
    const own = all.get(player) ?? new Map<number, unknown>();
    const completion = { number: completions.number.at(position), completed_at: completions.at.at(position) };
    all.set(player, own.set(completions.set.at(position), completion));
  }
  return all as CheckedWorld['completions'];
}

function visitsOf({ visits }: RecordedWorld): CheckedWorld['visits'] {
  const all = new Map<number, Map<number, number>>();
  for (let position = 0; position < visits.place.length; position += 1) {
    const place = visits.place.at(position);
    const own = all.get(place) ?? new Map<number, number>();
    all.set(place, own.set(visits.player.at(position), visits.at.at(position)));
  }
  return all as CheckedWorld['visits'];
}

function listingsOf({ listings }: RecordedWorld): CheckedWorld['listings'] {
  return new Map(
    listings.map((row) => [row.item_id, { ...row, listed_at: Date.parse(row.listed_at) }]),
  ) as unknown as CheckedWorld['listings'];
}

function countersOf({ playerCounters }: RecordedWorld): CheckedWorld['counters'] {
  const all = new Map<number, Map<Counted, number>>();
  for (const [position, counted] of playerCounters.counted.entries()) {
    const player = playerCounters.player.at(position);
    const own = all.get(player) ?? new Map<Counted, number>();
    all.set(player, own.set(counted as Counted, playerCounters.value.at(position)));
  }
  return all as CheckedWorld['counters'];
}

function statusCountsOf({ statusCounts }: RecordedWorld): CheckedWorld['statusCounts'] {
  const all = new Map<number, ReturnType<typeof noStatusCounts>>();
  for (const { item_type_id, range_max, status, count } of statusCounts) {
    const own = all.get(item_type_id) ?? noStatusCounts();
    own[range_max as StatusRange][status as ItemStatus] = count;
    all.set(item_type_id, own);
  }
  return all as CheckedWorld['statusCounts'];
}

function* eventsOf(history: RecordedHistory): Generator<RecordedEvent> {
  for (let position = 0; position < history.type.length; position += 1) {
    const type = eventTypeAt(history, position);
    if (type !== undefined) yield { type, ...eventAt(history, position) };
  }
}

function eventAt(history: RecordedHistory, position: number): Omit<RecordedEvent, 'type'> {
  const items = {
    primary: history.primary.at(position) as ItemId,
    secondary: (history.secondary.at(position) || null) as ItemId | null,
    tertiary: (history.tertiary.at(position) || null) as ItemId | null,
  };
  const listed = PARTS.filter((part) => history.listed.at(position) & LISTED[part]);
  return {
    created_at: history.at.at(position),
    user_id: (history.user.at(position) || null) as PlayerId | null,
    place_id: (history.place.at(position) || null) as PlaceId | null,
    primary_item: items.primary,
    secondary_item: items.secondary,
    tertiary_item: items.tertiary,
    gift_user_id: (history.recipient.at(position) || null) as PlayerId | null,
    recorded_for: listed.flatMap((part) => items[part] ?? []),
    after: listed.map((part) => {
      const { location, holder } = history.after[part];
      return {
        location: ITEM_LOCATIONS[location.at(position)] ?? 'limbo',
        holder_id: (holder.at(position) || null) as PlayerId | null,
      };
    }),
  };
}

const PARTS = ['primary', 'secondary', 'tertiary'] as const;

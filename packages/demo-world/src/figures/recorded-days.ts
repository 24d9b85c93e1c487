import { ITEM_LOCATIONS, type ItemLocation } from '@wallabee/contract/items/item-location';
import { DAY_MS, dayOf } from '@wallabee/contract/protocol/day';
import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { CheckedWorld } from '@wallabee/game/checks/checked-world';
import { bytes, type Column, instants, wholes } from '../columns/column.ts';
import type { WorldRows } from '../world-rows.ts';

/** The tables of days in little memory. A day is its number since 1970. */
export interface RecordedDays {
  readonly locations: { type: Column; day: Column; digits: Column; location: Column; by: Column };
  readonly players: { player: Column; day: Column; finds: Column; trades: Column; mixes: Column };
  readonly spans: { item: Column; type: Column; player: Column; savedAt: Column; endedAt: Column };
  readonly locationCounts: WorldRows['location_count'][];
  readonly gameDays: WorldRows['game_day'][];
}

export function createRecordedDays(): RecordedDays {
  return {
    // Changes may be negative, which a column of whole numbers cannot hold.
    locations: { type: wholes(), day: wholes(), digits: bytes(), location: bytes(), by: instants() },
    players: { player: wholes(), day: wholes(), finds: wholes(), trades: wholes(), mixes: wholes() },
    spans: { item: wholes(), type: wholes(), player: wholes(), savedAt: instants(), endedAt: instants() },
    locationCounts: [],
    gameDays: [],
  };
}

export const recordDays = {
  location({ locations }: RecordedDays, row: WorldRows['location_day']) {
    locations.type.push(row.item_type_id);
    locations.day.push(Date.parse(row.day) / DAY_MS);
    locations.digits.push(row.digits);
    locations.location.push(ITEM_LOCATIONS.indexOf(row.location as ItemLocation));
    locations.by.push(row.by);
  },
  player({ players }: RecordedDays, row: WorldRows['player_day']) {
    players.player.push(row.player_id);
    players.day.push(Date.parse(row.day) / DAY_MS);
    players.finds.push(row.finds);
    players.trades.push(row.trades);
    players.mixes.push(row.mixes);
  },
  span({ spans }: RecordedDays, row: WorldRows['saved_span']) {
    spans.item.push(row.item_id);
    spans.type.push(row.item_type_id);
    spans.player.push(row.player_id);
    spans.savedAt.push(Date.parse(row.saved_at));
    spans.endedAt.push(row.ended_at === null ? 0 : Date.parse(row.ended_at));
  },
};

export function dayRowsOf({ locations, players, spans, ...rows }: RecordedDays): CheckedWorld['days'] {
  return {
    *locationDays() {
      for (let position = 0; position < locations.type.length; position += 1) {
        yield {
          item_type_id: locations.type.at(position) as ItemTypeId,
          day: dayOf(locations.day.at(position) * DAY_MS),
          digits: locations.digits.at(position),
          location: ITEM_LOCATIONS[locations.location.at(position)] ?? 'limbo',
          by: locations.by.at(position),
        };
      }
    },
    *playerDays() {
      for (let position = 0; position < players.player.length; position += 1) {
        yield {
          player_id: players.player.at(position) as PlayerId,
          day: dayOf(players.day.at(position) * DAY_MS),
          finds: players.finds.at(position),
          trades: players.trades.at(position),
          mixes: players.mixes.at(position),
        };
      }
    },
    *savedSpans() {
      for (let position = 0; position < spans.item.length; position += 1) {
        yield {
          item_id: spans.item.at(position) as ItemId,
          item_type_id: spans.type.at(position) as ItemTypeId,
          player_id: spans.player.at(position) as PlayerId,
          saved_at: spans.savedAt.at(position),
          ended_at: spans.endedAt.at(position) || null,
        };
      }
    },
    locationCounts: () => rows.locationCounts as ReturnType<CheckedWorld['days']['locationCounts']>,
    gameDays: () => rows.gameDays as unknown as ReturnType<NonNullable<CheckedWorld['days']['gameDays']>>,
  };
}

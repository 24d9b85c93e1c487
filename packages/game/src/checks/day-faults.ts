import { dayOf, endOfDay } from '@wallabee/contract/protocol/day';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { createDayBook, type DayBook } from '../apply/day-book.ts';
import { deedsDelta, locationDelta, openSpan } from '../apply/day-effects.ts';
import { createGameFigures } from '../apply/game-figures.ts';
import type { SavedSpan } from '../state/day-rows.ts';
import type { RecordedEvent, Standing } from '../state/history-event.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import type { CheckedWorld } from './checked-world.ts';
import { recountEvent } from './recount.ts';

/** What the tables of days claim and the history does not say, and the other way round. */
export function dayFaults(world: CheckedWorld): string[] {
  const { days } = world;
  const { book, spans } = recountDays(world);
  const counted = [...days.locationDays()].filter(({ by }) => by !== 0);
  return [
    ...differences('location_day', counted, book.locationDays()),
    ...differences(
      'location_count',
      [...days.locationCounts()].filter(({ count }) => count !== 0),
      book.locationCounts(),
    ),
    ...differences('player_day', days.playerDays(), book.playerDays()),
    ...differences('saved_span', days.savedSpans(), spans),
    ...gameDayFaults(world, book),
  ];
}

interface Recounted {
  readonly book: DayBook;
  readonly spans: SavedSpan[];
}

function recountDays(world: CheckedWorld): Recounted {
  const book = createDayBook([]);
  const last = new Map<ItemId, Standing>();
  const open = new Map<ItemId, SavedSpan>();
  const spans: SavedSpan[] = [];

  const recountMove = (item: ItemState, after: Standing, at: Instant) => {
    const before = last.get(item.item_id);
    last.set(item.item_id, after);
    const moved = locationDelta(before, { ...item, location: after.location });
    for (const change of moved) book.addLocation(change, at);
    if (before?.location === after.location) return;
    const saved = open.get(item.item_id);
    open.delete(item.item_id);
    if (saved) spans.push({ ...saved, ended_at: at });
    const span = openSpan({ ...item, location: after.location, user_id: after.holder_id, changed_at: at });
    if (span) open.set(item.item_id, span);
  };

  for (const event of world.history) {
    recountDeeds(world, event, book);
    for (const [position, id] of event.recorded_for.entries()) {
      const [item, after] = [world.items.get(id), event.after[position]];
      if (item && after) recountMove(item, after, event.created_at);
    }
  }
  return { book, spans: [...spans, ...open.values()] };
}

function recountDeeds(world: CheckedWorld, event: RecordedEvent, book: DayBook) {
  recountEvent(world, event, (player_id, counts, by = 1) => {
    if (player_id === null) return;
    for (const change of deedsDelta([{ player_id, counts, by }])) book.addDeed(change, event.created_at);
  });
}

function gameDayFaults({ days, players, completions }: CheckedWorld, book: DayBook): string[] {
  const stored = [...(days.gameDays?.() ?? [])];
  const last = stored.at(-1)?.day;
  if (last === undefined) return [];
  const figures = createGameFigures();
  figures.addLocations(book.locationDays());
  figures.addPlayers(book.playerDays());
  for (const { created_at } of players.values()) figures.add(dayOf(created_at), 'new_players', 1);
  for (const sets of completions.values()) {
    for (const { completed_at } of sets.values()) figures.add(dayOf(completed_at), 'sets_completed', 1);
  }
  return differences('game_day', stored, figures.rowsUntil(endOfDay(last)));
}

/** Rows are compared as text, because the same row may come several times. */
function differences(table: string, stored: Iterable<object>, found: Iterable<object>): string[] {
  const left = new Map<string, number>();
  const count = (row: object, by: number) => {
    const text = textOf(row);
    const times = (left.get(text) ?? 0) + by;
    if (times === 0) left.delete(text);
    else left.set(text, times);
  };
  for (const row of found) count(row, 1);
  for (const row of stored) count(row, -1);
  return [...left].map(([text, times]) =>
    times > 0 ? `${table} lacks ${text}` : `${table} has ${text}, which a recount has not`,
  );
}

function textOf(row: object): string {
  const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return fields.map(([name, value]) => `${name} ${value}`).join(', ');
}

import { ITEM_LOCATIONS, type ItemLocation } from '@wallabee/contract/items/item-location';
import { bytes, type Column, instants, wholes } from '../columns/column.ts';
import type { WorldBatch, WorldRows, WorldTable } from '../world-rows.ts';
import { createRecordedDays, type RecordedDays, recordDays } from './recorded-days.ts';
import { createRecordedHistory, type RecordedHistory, recordHistoryRow } from './recorded-history.ts';
import { createRecordedSeals, type RecordedSeals, recordSeal } from './recorded-seals.ts';
import { createRecordedTravels, type RecordedTravels, recordTravel } from './recorded-travels.ts';

/** The rows of a world in little memory, whatever the order of the tables. An id of 0 means none. */
export interface RecordedWorld {
  rowCount: number;
  readonly players: WorldRows['player'][];
  readonly places: WorldRows['place'][];
  readonly history: RecordedHistory;
  readonly seals: RecordedSeals;
  readonly travels: RecordedTravels;
  /** By item id. */
  readonly items: RecordedItems;
  readonly issued: Map<number, number>;
  readonly visits: { place: Column; player: Column; at: Column };
  readonly completions: { player: Column; set: Column; number: Column; at: Column };
  readonly setCounters: WorldRows['set_counter'][];
  readonly playerCounters: { player: Column; counted: string[]; value: Column };
  readonly statusCounts: WorldRows['item_status_count'][];
  readonly days: RecordedDays;
  readonly listings: WorldRows['market_listing'][];
  readonly wells: WorldRows['wishing_well'][];
  readonly codes: WorldRows['redeem_code'][];
  readonly friendships: { player: Column; at: Column };
  readonly messages: { sender: Column; at: Column; texts: string[] };
  readonly threads: WorldRows['forum_thread'][];
  readonly posts: RecordedPosts;
}

export interface RecordedItems {
  readonly type: Column;
  readonly number: Column;
  readonly location: Column;
  readonly isLocked: Column;
  readonly user: Column;
  readonly place: Column;
  readonly usedIn: Column;
  readonly moves: Column;
  readonly hands: Column;
}

export interface RecordedPosts {
  readonly thread: Column;
  readonly author: Column;
  readonly at: Column;
  readonly quoted: Column;
  readonly texts: string[];
}

export function createRecordedWorld(): RecordedWorld {
  return {
    rowCount: 0,
    players: [],
    places: [],
    history: createRecordedHistory(),
    seals: createRecordedSeals(),
    travels: createRecordedTravels(),
    items: {
      type: wholes(),
      number: wholes(),
      location: bytes(),
      isLocked: bytes(),
      user: wholes(),
      place: wholes(),
      usedIn: wholes(),
      moves: wholes(),
      hands: wholes(),
    },
    issued: new Map(),
    visits: { place: wholes(), player: wholes(), at: instants() },
    completions: { player: wholes(), set: wholes(), number: wholes(), at: instants() },
    setCounters: [],
    playerCounters: { player: wholes(), counted: [], value: instants() },
    statusCounts: [],
    days: createRecordedDays(),
    listings: [],
    wells: [],
    codes: [],
    friendships: { player: wholes(), at: instants() },
    messages: { sender: wholes(), at: instants(), texts: [] },
    threads: [],
    posts: { thread: wholes(), author: wholes(), at: instants(), quoted: wholes(), texts: [] },
  };
}

export function recordBatch(world: RecordedWorld, { table, rows }: Pick<WorldBatch, 'table' | 'rows'>) {
  const record = RECORDERS[table] as ((world: RecordedWorld, row: unknown) => void) | undefined;
  world.rowCount += rows.length;
  if (record) for (const row of rows) record(world, row);
}

type Recorders = { [Table in WorldTable]?: (world: RecordedWorld, row: WorldRows[Table]) => void };

const RECORDERS: Recorders = {
  player: ({ players }, row) => players.push(row),
  place: ({ places }, row) => places.push(row),
  history: ({ history, seals }, row) => {
    recordHistoryRow(history, row);
    recordSeal(seals, row);
  },
  provenance_day: ({ seals }, row) => seals.days.push(row),
  item_travel: ({ travels }, row) => recordTravel(travels, row),
  item: recordItem,
  item_type_counter: ({ issued }, row) => issued.set(row.item_type_id, row.issued),
  item_status_count: ({ statusCounts }, row) => statusCounts.push(row),
  location_day: ({ days }, row) => recordDays.location(days, row),
  location_count: ({ days }, row) => days.locationCounts.push(row),
  player_day: ({ days }, row) => recordDays.player(days, row),
  saved_span: ({ days }, row) => recordDays.span(days, row),
  game_day: ({ days }, row) => days.gameDays.push(row),
  place_visit: ({ visits }, row) => {
    visits.place.push(row.place_id);
    visits.player.push(row.player_id);
    visits.at.push(Date.parse(row.visited_at));
  },
  set_completion: ({ completions }, row) => {
    completions.player.push(row.player_id);
    completions.set.push(row.set_id);
    completions.number.push(row.number);
    completions.at.push(Date.parse(row.completed_at));
  },
  set_counter: ({ setCounters }, row) => setCounters.push(row),
  player_counter: ({ playerCounters }, row) => {
    playerCounters.player.push(row.player_id);
    playerCounters.counted.push(row.counts);
    playerCounters.value.push(row.value);
  },
  market_listing: ({ listings }, row) => listings.push(row),
  wishing_well: ({ wells }, row) => wells.push(row),
  redeem_code: ({ codes }, row) => codes.push(row),
  friendship: ({ friendships }, row) => {
    friendships.player.push(row.player_id);
    friendships.at.push(Date.parse(row.created_at));
  },
  message: ({ messages }, row) => {
    messages.sender.push(row.sender_id);
    messages.at.push(Date.parse(row.created_at));
    messages.texts.push(row.text);
  },
  forum_thread: ({ threads }, row) => threads.push(row),
  forum_post: recordPost,
};

function recordItem({ items }: RecordedWorld, row: WorldRows['item']) {
  const id = row.item_id;
  items.type.set(id, row.item_type_id);
  items.number.set(id, row.number);
  items.location.set(id, ITEM_LOCATIONS.indexOf(row.location as ItemLocation));
  items.isLocked.set(id, row.is_locked ? 1 : 0);
  items.user.set(id, row.user_id ?? 0);
  items.place.set(id, row.place_id ?? 0);
  items.usedIn.set(id, row.used_in_item_id ?? 0);
  items.moves.set(id, row.moves);
  items.hands.set(id, row.hands);
}

function recordPost({ posts }: RecordedWorld, row: WorldRows['forum_post']) {
  // By id, because a post names the quoted post by its id.
  posts.thread.set(row.id, row.thread_id);
  posts.author.set(row.id, row.author_id);
  posts.at.set(row.id, Date.parse(row.created_at));
  posts.quoted.set(row.id, row.quoted_post_id ?? 0);
  posts.texts[row.id] = row.text;
}

export function* itemIdsOf({ items }: RecordedWorld): Iterable<number> {
  for (let id = 1; id < items.type.length; id += 1) if (items.type.at(id) !== 0) yield id;
}

export function locationOf({ items }: RecordedWorld, id: number): ItemLocation | undefined {
  return items.type.at(id) === 0 ? undefined : ITEM_LOCATIONS[items.location.at(id)];
}

/** The memory of the columns; texts are shared with the generator. */
export function bytesOf(world: RecordedWorld): number {
  const groups = [
    world.history,
    world.travels,
    world.items,
    world.days.locations,
    world.days.players,
    world.days.spans,
    world.visits,
    world.completions,
    world.friendships,
    world.messages,
    world.posts,
  ];
  return groups
    .flatMap((group): unknown[] => Object.values(group))
    .reduce<number>((sum, column) => sum + (isColumn(column) ? column.bytes : 0), 0);
}

function isColumn(value: unknown): value is Column {
  return typeof value === 'object' && value !== null && 'bytes' in value;
}

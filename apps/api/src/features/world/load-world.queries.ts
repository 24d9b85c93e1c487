import type {
  CategoryId,
  ItemId,
  ItemTypeId,
  PlaceId,
  PlayerId,
  SetId,
} from '@wallabee/contract/protocol/ids';
import type { Listing } from '@wallabee/game/state/changes';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { CodeState, PlayerState } from '@wallabee/game/state/snapshot';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface Asked {
  players: readonly PlayerId[];
  items: readonly ItemId[];
  places: readonly PlaceId[];
  more: AskedOfSome;
}

/** What only some actions need. */
export interface AskedOfSome {
  /** The players who sell these items are locked too. */
  sellers_of?: readonly ItemId[];
  /** The player's saved items of the set that the item belongs to. */
  saved_beside?: readonly { player_id: PlayerId; item_id: ItemId }[];
  /** All items of the player. */
  held_by?: PlayerId;
  completions_of?: readonly PlayerId[];
  wells?: readonly ItemId[];
  codes?: readonly string[];
  owners_of?: readonly ItemTypeId[];
  issued_of?: ItemTypeId;
}

/** Null where nothing was asked for or found. */
export interface WorldRows {
  players: InJson<PlayerState>[] | null;
  items: InJson<ItemState>[] | null;
  places: PlaceRow[] | null;
  listings: InJson<Listing>[] | null;
  saved: { player_id: PlayerId; item_type_id: ItemTypeId; item_id: ItemId }[] | null;
  held: ItemId[] | null;
  visits: { place_id: PlaceId; player_id: PlayerId; visited_at: string }[] | null;
  completions: { player_id: PlayerId; set_id: SetId; number: number; completed_at: string }[] | null;
  wells: { item_id: ItemId; wishes: number }[] | null;
  codes: InJson<CodeState>[] | null;
  owners: { item_type_id: ItemTypeId; player_id: PlayerId }[] | null;
  issued: number | null;
}

interface PlaceRow {
  id: PlaceId;
  category_id: CategoryId;
  max_items: number;
  item_count: number;
  people_count: number;
}

/** Loads and locks with one call; see the migration. */
export async function loadWorld(db: Db, { players, items, places, more }: Asked): Promise<WorldRows> {
  const { rows } = await sql<{ world: WorldRows }>`
    select load_world(${players}, ${items}, ${places}, ${JSON.stringify(more)}) as world`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The world answered with nothing.');
  return row.world;
}

/** Times are text in JSON. */
type InJson<Row> = {
  [Name in keyof Row]: Name extends TimeField ? string | Extract<Row[Name], null> : Row[Name];
};

type TimeField = 'created_at' | 'changed_at' | 'picked_up_at' | 'deletion_date' | 'listed_at' | 'redeemed_at';

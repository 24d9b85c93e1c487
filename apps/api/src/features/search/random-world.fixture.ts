import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { ITEM_LOCATIONS } from '@wallabee/contract/items/item-location';
import {
  CategoryId,
  GenerationId,
  ItemId,
  ItemTypeId,
  PlaceId,
  PlayerId,
  SetId,
  StoreId,
} from '@wallabee/contract/protocol/ids';
import type { NumberFacts } from '@wallabee/game/query/number-facts';
import type { QueriedType } from '@wallabee/game/query/query-context';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type RandomItem = NumberFacts & { readonly item_id: ItemId };

export interface RandomWorld {
  readonly types: ReadonlyMap<ItemTypeId, QueriedType>;
  readonly items: readonly RandomItem[];
}

const TYPES = 14;
export const PLAYERS = 6;
export const PLACES = 7;
export const SETS = 4;
export const DAY = 86_400_000;
export const FIRST_DAY = Date.UTC(2014, 0);
const DAYS = 900;

/** A few hundred items with every combination of what a query can ask of them. `random` is below 1. */
export function randomWorld(random: () => number): RandomWorld {
  const below = (count: number) => Math.floor(random() * count);
  const types = new Map<ItemTypeId, QueriedType>();
  const items: RandomItem[] = [];
  for (let id = 1; id <= TYPES; id += 1) {
    const type = randomType(ItemTypeId.parse(id), below);
    types.set(type.id, type);
    for (let number = 1; number <= type.issued; number += 1) {
      items.push(randomItem(ItemId.parse(items.length + 1), { type, number }, below));
    }
  }
  return { types, items };
}

type Below = (count: number) => number;

function randomType(id: ItemTypeId, below: Below): QueriedType {
  const is_undiscovered = below(5) === 0;
  const anyType = () => ItemTypeId.parse(1 + below(TYPES));
  return {
    id,
    set_id: SetId.parse(1 + below(SETS)),
    gen_id: GenerationId.parse(1 + below(2)),
    kind: below(4) === 0 ? 'player' : 'wallabee',
    is_undiscovered,
    released_at: is_undiscovered ? null : FIRST_DAY + below(DAYS) * DAY,
    is_retired: below(3) === 0,
    is_one_of_a_kind: false,
    store_cost: below(2) === 0 ? 10 * below(9) : null,
    stores: below(3) === 0 ? [StoreId.parse(1 + below(3))] : [],
    market_buy_now: below(3) === 0,
    categories: below(3) === 0 ? [CategoryId.parse(1 + below(3))] : [],
    locations: [],
    formulas: below(3) === 0 ? [[anyType(), anyType()]] : [],
    special_components: [],
    contains: below(5) === 0 ? [anyType()] : [],
    has_variants: below(4) === 0,
    issued: id === 1 ? 125 : below(40),
  };
}

const HELD: ReadonlySet<ItemLocation> = new Set(['pouch', 'saved', 'lockbox'] as const);

function randomItem(
  item_id: ItemId,
  { type, number }: { type: QueriedType; number: number },
  below: Below,
): RandomItem {
  const location = ITEM_LOCATIONS[below(ITEM_LOCATIONS.length)] ?? 'pouch';
  const mayBeLocked = location === 'pouch' || location === 'dropped';
  const is_locked = location === 'lockbox' || (mayBeLocked && below(3) === 0);
  const isHeld = HELD.has(location) || (location === 'dropped' && is_locked);
  const created_at = FIRST_DAY + below(DAYS) * DAY + below(DAY);
  return {
    item_id,
    item_type_id: type.id,
    number,
    location,
    is_locked,
    is_hidden: type.is_undiscovered,
    owner_id: isHeld ? PlayerId.parse(1 + below(PLAYERS)) : null,
    place_id: location === 'dropped' ? PlaceId.parse(1 + below(PLACES)) : null,
    price: location === 'pouch' && !is_locked && below(2) === 0 ? 1 + below(60) : null,
    created_at,
    moved_at: created_at + below(40) * DAY,
    moves: 1 + below(9),
    hands: below(5),
  };
}

export async function loadRandomWorld(db: Db, { types, items }: RandomWorld) {
  // Saved items of one type may have one owner here, which the game forbids and a query does not mind.
  await sql`drop index item_saved_once`.execute(db);
  await sql`alter table item disable trigger user`.execute(db);
  await sql`
    insert into category_group (slug, position, name, description, icon) values ('food', 1, 'Food', '', 'bread')`.execute(
    db,
  );
  await sql`
    insert into category (id, slug, group_slug, name, icon, includes, excludes, subcategories)
    values (1, 'cafe', 'food', 'Cafe', 'bread', '{}', '{}', '{}')`.execute(db);
  await sql`insert into player (id, username, name)
    select id, 'p' || id, 'P' || id from generate_series(1, ${PLAYERS}::int) id`.execute(db);
  await sql`insert into place (id, name, category_id, city, lat, lng, created_at)
    select id, 'P' || id, 1, 'C', 0, 0, now() from generate_series(1, ${PLACES}::int) id`.execute(db);
  await loadCatalogue(db, types);
  await sql`
    insert into item (item_id, item_type_id, number, location, is_locked, user_id, place_id, created_at, changed_at,
                      moves, hands)
    select item_id, item_type_id, number, location, is_locked, owner_id, place_id,
           to_timestamp(created_at / 1000.0), to_timestamp(moved_at / 1000.0), moves, hands
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (
      item_id bigint, item_type_id int, number int, location text, is_locked boolean, owner_id int, place_id int,
      created_at bigint, moved_at bigint, moves int, hands int)`.execute(db);
  const listed = items.filter(({ price }) => price !== null);
  await sql`
    insert into market_listing (item_id, seller_id, cost, listed_at)
    select item_id, owner_id, price, now()
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as item (item_id bigint, owner_id int, price int)`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

async function loadCatalogue(db: Db, types: RandomWorld['types']) {
  await db.transaction().execute(async (trx) => {
    await sql`insert into generation (gen_id, primary_set_id) values (1, 1) on conflict do nothing`.execute(
      trx,
    );
    await sql`insert into item_set (id, gen_id, name, description, hue, icon, created_at)
      select id, 1, 'S' || id, '', 1, 'bread', now() from generate_series(1, ${SETS}::int) id`.execute(trx);
  });
  for (const { id, set_id } of types.values()) {
    await sql`
      insert into item_type (id, set_id, name, description, kind, released_at, market_buy_now, locations, works_with_wand,
                             is_retired, is_one_of_a_kind)
      values (${id}, ${set_id}, ${`T${id}`}, '', 'wallabee', now(), false, '{}', false, false, false)`.execute(
      db,
    );
  }
}

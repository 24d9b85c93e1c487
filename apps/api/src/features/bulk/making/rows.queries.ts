import { type InferResult, sql } from 'kysely';
import { buildOnce } from '../../../platform/db/build-once.ts';
import type { Db } from '../../../platform/db/db.ts';

export interface Page {
  after: number;
  limit: number;
}

interface ShownPage extends Page {
  /** The undiscovered item types. */
  hidden: readonly number[];
}

export async function listTypeNames(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('item_type').select(['id', 'name']).orderBy('id').execute();
}

export type NumberRow = InferResult<ReturnType<typeof selectNumbers>>[number];
export const listNumbers = buildOnce(selectNumbers);

function selectNumbers(db: Db, { after, limit }: Page) {
  return db
    .selectFrom('item')
    .select(['item_id', 'item_type_id', 'number', 'variant_id', 'location', 'is_locked', 'user_id'])
    .select(['place_id', 'used_in_item_id', 'created_at', 'changed_at', 'moves', 'hands'])
    .where('item_id', '>', after)
    .orderBy('item_id')
    .limit(limit);
}

export type PlaceRow = InferResult<ReturnType<typeof selectPlaces>>[number];
export const listPlaces = buildOnce(selectPlaces);

function selectPlaces(db: Db, { after, limit }: Page) {
  return db
    .selectFrom('place')
    .select(['id', 'name', 'city', 'lat', 'lng', 'radius', 'category_id'])
    .select(['item_count', 'max_items', 'people_count'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit);
}

export type MarketRow = InferResult<ReturnType<typeof selectMarket>>[number];
export const listMarket = buildOnce(selectMarket);

function selectMarket(db: Db, { after, limit, hidden }: ShownPage) {
  return db
    .selectFrom('market_listing')
    .innerJoin('item', 'item.item_id', 'market_listing.item_id')
    .select(['item.item_id', 'item.item_type_id', 'item.number'])
    .select(['market_listing.cost', 'market_listing.seller_id', 'market_listing.listed_at'])
    .where('market_listing.item_id', '>', after)
    .where(sql<boolean>`item.item_type_id <> all(${hidden}::int[])`)
    .orderBy('market_listing.item_id')
    .limit(limit);
}

export type FormulaRow = InferResult<ReturnType<typeof selectFormulas>>[number];
export const listFormulasOf = buildOnce(selectFormulas);

function selectFormulas(db: Db, { after, last }: { after: number; last: number }) {
  return db
    .selectFrom('formula')
    .select(['item_type_id', 'position', 'first_component_id', 'second_component_id'])
    .where('item_type_id', '>', after)
    .where('item_type_id', '<=', last)
    .orderBy('item_type_id')
    .orderBy('position');
}

export type EventRow = InferResult<ReturnType<typeof selectEvents>>[number];
export const listEvents = buildOnce(selectEvents);

function selectEvents(db: Db, { after, last, limit, hidden }: ShownPage & { last: number }) {
  return db
    .selectFrom('history')
    .innerJoin('item', 'item.item_id', 'history.item_id')
    .selectAll('history')
    .where('history.history_id', '>', after)
    .where('history.history_id', '<=', last)
    .where(sql<boolean>`item.item_type_id <> all(${hidden}::int[])`)
    .orderBy('history.history_id')
    .limit(limit);
}

export interface Span {
  from: Date;
  until: Date;
}

/** The times of the first and the last event. Ids are nearly in time order; the index by day finds the exceptions. */
export async function findEventSpan(db: Db): Promise<Span | undefined> {
  const { rows } = await sql<{ from: Date | null; until: Date | null }>`
    with first as (select created_at from history order by history_id limit 1),
      last as (select created_at from history order by history_id desc limit 1)
    select
      least(first.created_at, (select min(created_at) from history
        where created_at < date_trunc('year', first.created_at, 'UTC'))) as from,
      greatest(last.created_at, (select max(created_at) from history
        where created_at >= date_trunc('year', last.created_at, 'UTC') + interval '1 year')) as until
    from first, last`.execute(db);
  const [{ from, until } = { from: null, until: null }] = rows;
  return from && until ? { from, until } : undefined;
}

/** The lowest and highest id. `+ 0` prevents a scan of the primary key, so the planner uses the index by day. */
export async function findEventIds(
  db: Db,
  { from, until }: Span,
): Promise<{ first: number; last: number } | undefined> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(history_id + 0) as first, max(history_id + 0) as last from history
    where created_at >= ${from} and created_at < ${until}`.execute(db);
  const [{ first, last } = { first: null, last: null }] = rows;
  return first === null || last === null ? undefined : { first, last };
}

import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { BoundQuery } from '@wallabee/game/query/bound-query';
import { matches } from '@wallabee/game/query/matches';
import type { SqlFacts } from '@wallabee/game/query/to-sql';
import type { Db } from '../../../platform/db/db.ts';
import type { QueryBinder } from '../../search/search.public.ts';
import type { KnownPlayer } from './known-player.ts';
import type { CarriedRow } from './player-rows.queries.ts';
import { listMatching } from './wanted-queries.queries.ts';

/** A query that a player wants the results of. */
export interface WantedQuery {
  readonly name: string;
  readonly query: BoundQuery;
  readonly facts: SqlFacts;
}

/** Queries with a mistake find nothing. */
export async function bindWanted(
  binder: QueryBinder,
  db: Db,
  { id, queries }: Pick<KnownPlayer, 'id' | 'queries'>,
): Promise<WantedQuery[]> {
  const wanted: WantedQuery[] = [];
  for (const { name, query: text } of queries.filter(({ is_on }) => is_on)) {
    const { query, facts, mistakes, parsed } = await binder.bind(db, text, { id, account_type: 'player' });
    if (mistakes.length === 0 && parsed.tree) wanted.push({ name, query, facts });
  }
  return wanted;
}

/** The items in pouches that the queries find; of `among`, if given. */
export async function findWanted(
  db: Db,
  player: PlayerId,
  wanted: readonly WantedQuery[],
  among?: readonly ItemId[],
): Promise<Map<ItemId, string>> {
  const found = new Map<ItemId, string>();
  for (const { name, query, facts } of wanted) {
    for (const id of await listMatching(db, { query, facts, player, among })) {
      if (!found.has(id)) found.set(id, name);
    }
  }
  return found;
}

/** Which of the items each player's queries find, with the name of the query. */
export async function wantedAmong(
  { db, binder }: { db: Db; binder: QueryBinder },
  players: readonly Pick<KnownPlayer, 'id' | 'queries'>[],
  items: readonly ItemId[],
): Promise<Map<PlayerId, Map<ItemId, string>>> {
  const wanted = new Map<PlayerId, Map<ItemId, string>>();
  for (const player of players.filter(({ queries }) => queries.length > 0)) {
    const queries = await bindWanted(binder, db, player);
    wanted.set(player.id, await findWanted(db, player.id, queries, items));
  }
  return wanted;
}

/** Whether one of the queries finds an offered item. */
export function isWanted(wanted: readonly WantedQuery[], row: CarriedRow): boolean {
  const facts = {
    item_type_id: row.item_type_id,
    number: row.number,
    location: 'pouch',
    is_locked: false,
    is_hidden: false,
    owner_id: row.player_id,
    place_id: null,
    price: null,
    created_at: row.created_at.getTime(),
    moved_at: row.changed_at.getTime(),
    moves: row.moves,
    hands: row.hands,
  } as const;
  return wanted.some(({ query }) => matches(query, facts));
}

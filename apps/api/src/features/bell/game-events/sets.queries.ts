import type { ItemTypeId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** Only players who can log in. */
export async function listFriendsOf(
  trx: Db,
  players: readonly PlayerId[],
): Promise<Map<PlayerId, PlayerId[]>> {
  const { rows } = await sql<{ player_id: PlayerId; friends: PlayerId[] }>`
    select friendship.player_id, array_agg(friendship.friend_id) as friends
    from friendship join player on player.id = friendship.friend_id and player.password_hash is not null
    where friendship.player_id = any(${players}::int[])
    group by friendship.player_id`.execute(trx);
  return new Map(rows.map(({ player_id, friends }) => [player_id, friends]));
}

/**
 * The saved types of each player and set that the player has not finished, by `player set`. Players who cannot log in
 * are left out.
 */
export async function listSavedTypes(
  trx: Db,
  pairs: readonly { player: PlayerId; set: SetId }[],
): Promise<Map<string, Set<ItemTypeId>>> {
  const { rows } = await sql<{ player_id: PlayerId; set_id: SetId; types: ItemTypeId[] }>`
    select asked.player_id, asked.set_id, array_agg(item.item_type_id) as types
    from unnest(${pairs.map(({ player }) => player)}::int[], ${pairs.map(({ set }) => set)}::int[])
      as asked (player_id, set_id)
    join player on player.id = asked.player_id and player.password_hash is not null
    join item_type on item_type.set_id = asked.set_id
    join item on item.user_id = asked.player_id and item.item_type_id = item_type.id and item.location = 'saved'
    where not exists (
      select from set_completion as finish
      where finish.player_id = asked.player_id and finish.set_id = asked.set_id
    )
    group by asked.player_id, asked.set_id`.execute(trx);
  return new Map(rows.map(({ player_id, set_id, types }) => [`${player_id} ${set_id}`, new Set(types)]));
}

export async function listSetNames(trx: Db, sets: readonly { set: SetId }[]): Promise<Map<SetId, string>> {
  const { rows } = await sql<{ set_id: SetId; name: string }>`
    select id as set_id, name from item_set where id = any(${sets.map(({ set }) => set)}::int[])`.execute(
    trx,
  );
  return new Map(rows.map(({ set_id, name }) => [set_id, name]));
}

import { ItemId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

/** A simulated member who has not answered an open proposal. */
export interface AwaitedAnswer {
  swapId: SwapId;
  playerId: PlayerId;
  proposedAt: number;
}

/** Proposals in which a person takes part come first, then the oldest. */
export async function listAwaitedAnswers(db: Db, now: Date): Promise<AwaitedAnswer[]> {
  const { rows } = await sql<{ swap_id: number; player_id: number; created_at: Date }>`
    select swap.swap_id, member.player_id, swap.created_at
    from swap
    join swap_member as member using (swap_id)
    join player on player.id = member.player_id and ${IS_SIMULATED}
    where swap.state = 'open' and swap.expires_at > ${now} and member.agreed_at is null
    order by ${HAS_PERSON} desc, swap.created_at, swap.swap_id, member.position`.execute(db);
  return rows.map((row) => ({
    swapId: SwapId.parse(row.swap_id),
    playerId: PlayerId.parse(row.player_id),
    proposedAt: row.created_at.getTime(),
  }));
}

const IS_SIMULATED = sql`player.password_hash is null and player.is_enabled and not player.is_memorial
  and player.deletion_date is null`;

const HAS_PERSON = sql`exists (
  select from swap_member as other join player as person on person.id = other.player_id
  where other.swap_id = swap.swap_id and person.password_hash is not null
)`;

/** Swaps with a person that have changed since, the last changed first. */
export async function listTalkedIn(db: Db, since: Date): Promise<SwapId[]> {
  const { rows } = await sql<{ swap_id: number }>`
    select swap.swap_id from (select * from swap order by swap_id desc limit ${NEWEST}) as swap
    where swap.changed_at > ${since} and ${HAS_PERSON}
    order by swap.changed_at desc limit ${MOST_TALKS}`.execute(db);
  return rows.map(({ swap_id }) => SwapId.parse(swap_id));
}

/** About as many as the live game makes in a week, after which proposals have ended. */
const NEWEST = 5_000;
const MOST_TALKS = 50;

export async function listPeopleAmong(
  db: Db,
  ids: readonly PlayerId[],
): Promise<{ id: PlayerId; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from player where id = any(${ids}::int[]) and password_hash is not null`.execute(db);
  return rows.map(({ id, name }) => ({ id: PlayerId.parse(id), name }));
}

export async function countMessagesSince(
  db: Db,
  { swapId, sender, since }: { swapId: SwapId; sender: PlayerId; since: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from swap_message
    where swap_id = ${swapId} and sender_id = ${sender} and created_at >= ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A person who is here. */
export interface PersonHere {
  id: PlayerId;
  /** Open proposals that wait for the person's answer. */
  waiting: number;
  /** The last proposal of a simulated player to the person. */
  latest: { swapId: SwapId; proposedAt: number } | null;
}

/** Whatever a person does, a session is used for it. */
export async function listPeopleHere(db: Db, since: Date): Promise<PersonHere[]> {
  const { rows } = await sql<{
    id: number;
    waiting: number;
    swap_id: number | null;
    created_at: Date | null;
  }>`
    select player.id, latest.swap_id, latest.created_at, (
      select count(*)::int from swap_member as member join swap using (swap_id)
      where member.player_id = player.id and swap.state = 'open' and member.agreed_at is null
    ) as waiting
    from player
    left join lateral (
      select swap.swap_id, swap.created_at
      from swap_member as member
      join swap using (swap_id)
      join player as proposer on proposer.id = swap.proposer_id and proposer.password_hash is null
      where member.player_id = player.id
      order by swap.swap_id desc limit 1
    ) as latest on true
    where player.id in (select player_id from session where last_used_at > ${since})
      and player.password_hash is not null and player.is_enabled
    order by player.id limit ${MOST_PEOPLE}`.execute(db);
  return rows.map((row) => ({
    id: PlayerId.parse(row.id),
    waiting: row.waiting,
    latest:
      row.swap_id === null || row.created_at === null
        ? null
        : { swapId: SwapId.parse(row.swap_id), proposedAt: row.created_at.getTime() },
  }));
}

const MOST_PEOPLE = 50;

/** What is in open proposals of the player. */
export async function listItemsInOpenSwaps(db: Db, player: PlayerId): Promise<Set<ItemId>> {
  const { rows } = await sql<{ item_id: number }>`
    select other.item_id
    from swap_member as member
    join swap on swap.swap_id = member.swap_id and swap.state = 'open'
    join swap_member as other on other.swap_id = swap.swap_id
    where member.player_id = ${player}`.execute(db);
  return new Set(rows.map(({ item_id }) => ItemId.parse(item_id)));
}

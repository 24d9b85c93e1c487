import { sql } from 'kysely';
import type { ArchivePart } from '../archive-part.queries.ts';

export const GAME_PARTS: readonly ArchivePart[] = [
  {
    name: 'items',
    about: 'Items that the player holds: carried, saved and locked ones, with their numbers.',
    tables: ['item'],
    key: ['item_id'],
    rows: (player) => sql`
      select item_id, item.item_type_id, type.name, number, location, is_locked, item.created_at, picked_up_at
      from item join item_type as type on type.id = item.item_type_id where user_id = ${player}`,
  },
  {
    name: 'history',
    about: 'What the player did in the game, and what was given to them, by item.',
    tables: ['history'],
    key: ['history_id'],
    rows: (player) => sql`
      select history_id, event.created_at, event.type, event.item_id, type.name, item.number, event.place_id,
        giver.username as "by", recipient.username as "to"
      from (select * from history where user_id = ${player}
            union all
            select * from history where gift_user_id = ${player} and user_id is distinct from ${player}) as event
      join item on item.item_id = event.item_id join item_type as type on type.id = item.item_type_id
      left join player as giver on giver.id = event.user_id
      left join player as recipient on recipient.id = event.gift_user_id`,
  },
  {
    name: 'market_listings',
    about: 'Items that the player sells on the Market.',
    tables: ['market_listing'],
    key: ['item_id'],
    rows: (player) => sql`
      select item_id, cost, listed_at from market_listing where seller_id = ${player}`,
  },
  {
    name: 'set_completions',
    about: 'Sets that the player completed, and as which player.',
    tables: ['set_completion'],
    key: ['set_id'],
    rows: (player) => sql`
      select set_id, item_set.name, number, completed_at
      from set_completion join item_set on item_set.id = set_id where player_id = ${player}`,
  },
  {
    name: 'achievements',
    about: 'Achievements of the player.',
    tables: ['player_achievement'],
    key: ['achievement_id'],
    rows: (player) => sql`
      select achievement_id, name, awarded_at
      from player_achievement join achievement on achievement.id = achievement_id where player_id = ${player}`,
  },
  {
    name: 'counters',
    about: 'What achievements count.',
    tables: ['player_counter'],
    key: ['counts'],
    rows: (player) => sql`select counts, value from player_counter where player_id = ${player}`,
  },
  {
    name: 'uniques',
    about: 'Uniques of the player.',
    tables: ['unique_owner'],
    key: ['item_type_id', 'position'],
    rows: (player) => sql`
      select item_type_id, position, name
      from unique_owner join item_type on item_type.id = item_type_id where player_id = ${player}`,
  },
  {
    name: 'codes',
    about: 'Codes that the player redeemed.',
    tables: ['redeem_code'],
    key: ['code'],
    rows: (player) => sql`
      select code, item_type_id, name, redeemed_at
      from redeem_code join item_type on item_type.id = item_type_id where redeemed_by = ${player}`,
  },
  {
    name: 'visits',
    about: 'Places that the player visited, and when last.',
    tables: ['place_visit'],
    key: ['place_id'],
    rows: (player) => sql`
      select place_id, name, city, visited_at
      from place_visit join place on place.id = place_id where player_id = ${player}`,
  },
  {
    name: 'proudest_numbers',
    about: 'The numbers that the player has chosen for the profile, in order.',
    tables: ['proud_number'],
    key: ['position'],
    rows: (player) => sql`select position, item_id from proud_number where player_id = ${player}`,
  },
  {
    name: 'swap_settings',
    about: 'What the player changed about swaps.',
    tables: ['swap_settings'],
    key: ['is_left_out'],
    rows: (player) => sql`
      select is_left_out, offers_spares, wants_missing, gives_better_class, wants_lower, better_class_only
      from swap_settings where player_id = ${player}`,
  },
  {
    name: 'swap_offers',
    about: 'Items that the player offers or withholds by hand.',
    tables: ['swap_offer'],
    key: ['item_id'],
    rows: (player) => sql`select item_id, is_offered from swap_offer where player_id = ${player}`,
  },
  {
    name: 'swap_wants',
    about: 'Queries for what the player wants.',
    tables: ['swap_query'],
    key: ['position'],
    rows: (player) => sql`
      select position, name, query, is_on from swap_query where player_id = ${player}`,
  },
  {
    name: 'swap_refusals',
    about: 'Exchanges that the player does not want to see.',
    tables: ['swap_refusal'],
    key: ['gives_item_id', 'gets_item_id'],
    rows: (player) => sql`
      select gives_item_id, gets_item_id from swap_refusal where player_id = ${player}`,
  },
  {
    name: 'swaps',
    about: 'Swaps that the player is part of, with each member and the item that they give.',
    tables: ['swap', 'swap_member'],
    key: ['swap_id', 'position'],
    rows: (player) => sql`
      select swap_id, member.position, swap.state, proposer.username as proposed_by, member_player.username as member,
        member.item_id as gives_item_id, type.name as gives, item.number, member.agreed_at, swap.created_at,
        swap.expires_at, swap.ended_at
      from swap_member as own join swap using (swap_id) join swap_member as member using (swap_id)
      join player as proposer on proposer.id = swap.proposer_id
      join player as member_player on member_player.id = member.player_id
      join item on item.item_id = member.item_id join item_type as type on type.id = item.item_type_id
      where own.player_id = ${player}`,
  },
  {
    name: 'swap_messages',
    about: 'Messages of swaps that the player is part of.',
    tables: ['swap_message'],
    key: ['message_id'],
    rows: (player) => sql`
      select message_id, swap_id, sender.username as sender, swap_message.text, swap_message.created_at
      from swap_member as own join swap_message using (swap_id) join player as sender on sender.id = sender_id
      where own.player_id = ${player}`,
  },
  {
    name: 'days',
    about: 'How many finds, trades and mixes each day had.',
    tables: ['player_day'],
    key: ['day'],
    rows: (player) => sql`
      select day, finds, trades, mixes from player_day where player_id = ${player}`,
  },
  {
    name: 'saved_spans',
    about: 'From when to when items were saved.',
    tables: ['saved_span'],
    key: ['item_id', 'nth'],
    rows: (player) => sql`
      select item_id, row_number() over (partition by item_id order by saved_at)::integer as nth, item_type_id,
        saved_at, ended_at
      from saved_span where player_id = ${player}`,
  },
  {
    name: 'luck',
    about: 'What luck decided. /api/luck/{day} has the seed of each past day.',
    tables: ['luck_draw', 'luck_counter'],
    key: ['counter'],
    rows: (player) => sql`
      select counter, day, action, created_at, item_ids, picks from luck_draw where player_id = ${player}`,
  },
];

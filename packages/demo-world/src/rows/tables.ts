import type { Setting } from '../setting.ts';
import type { SocialLife } from '../social/social-life.ts';
import type { WorldRows, WorldTable } from '../world-rows.ts';
import { playerRow } from './account-rows.ts';
import { awardRows, counterRows, countSocial } from './achievement-rows.ts';
import { type DayWriter, openSpanRows } from './day-rows.ts';
import { forumRows, postRows, threadRows } from './forum-rows.ts';
import { luckCounterRows, luckDrawRows, luckOptionRows, luckSeedRows } from './luck-rows.ts';
import { appealRows, entryRows } from './moderation-rows.ts';
import { conversationRows, friendshipRows, messageRows } from './social-rows.ts';
import {
  codeRows,
  completionRows,
  itemRows,
  listingRows,
  ownerRows,
  placeRows,
  setCounterRows,
  statusCountRows,
  typeCounterRows,
  visitRows,
  wellRows,
} from './world-state-rows.ts';

export type TableWriter = {
  [Table in WorldTable]: { table: Table; rows: Iterable<WorldRows[Table]> };
}[WorldTable];

/** Every table but the history and those of finished days, which are written while playing. */
export function tableWriters(setting: Setting, life: SocialLife, days: DayWriter): TableWriter[] {
  const { catalogue, players, places, owners, corpus, passwordHash, seed, until } = setting;
  const { world, luck } = setting.game;
  const social = countSocial(life.friendships, life.threads);
  return [
    {
      table: 'player',
      rows: players.map((player) =>
        playerRow(world, player, { bio: life.bios.get(player.id) ?? '', passwordHash }),
      ),
    },
    { table: 'place', rows: placeRows(world, places) },
    { table: 'place_visit', rows: visitRows(world) },
    { table: 'item', rows: itemRows(world) },
    { table: 'item_type_counter', rows: typeCounterRows(world, catalogue) },
    { table: 'item_status_count', rows: statusCountRows(world) },
    { table: 'luck_seed', rows: luckSeedRows(seed, until) },
    { table: 'luck_options', rows: luckOptionRows(luck) },
    { table: 'luck_draw', rows: luckDrawRows(luck) },
    { table: 'luck_counter', rows: luckCounterRows(luck) },
    { table: 'location_count', rows: world.days.locationCounts() },
    { table: 'saved_span', rows: openSpanRows(world) },
    { table: 'game_day', rows: days.gameDayRows(until) },
    { table: 'market_listing', rows: listingRows(world) },
    { table: 'wishing_well', rows: wellRows(world) },
    { table: 'set_completion', rows: completionRows(world) },
    { table: 'set_counter', rows: setCounterRows(world, catalogue) },
    { table: 'player_counter', rows: counterRows(world, social) },
    { table: 'player_achievement', rows: awardRows(world, social) },
    { table: 'unique_owner', rows: ownerRows(owners) },
    { table: 'redeem_code', rows: codeRows(world) },
    { table: 'friendship', rows: friendshipRows(life.friendships) },
    { table: 'message', rows: messageRows(life.inbox) },
    { table: 'conversation', rows: conversationRows(life.inbox) },
    { table: 'forum', rows: forumRows(corpus.forums, life.threads) },
    { table: 'forum_thread', rows: threadRows(life.threads) },
    {
      table: 'forum_post',
      rows: postRows(life.threads, {
        itemNames: new Set(catalogue.items.map(({ name }) => name)),
        removed: life.moderation.removed,
      }),
    },
    { table: 'moderation_entry', rows: entryRows(life.moderation, life.threads) },
    { table: 'moderation_appeal', rows: appealRows(life.moderation) },
  ];
}

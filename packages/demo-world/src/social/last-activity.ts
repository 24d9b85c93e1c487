import type { Instant } from '@wallabee/game/state/item-state';
import type { Player } from '../players/player.ts';
import type { SocialLife } from './social-life.ts';

/** What players wrote may be newer than what they played. */
export function recordTalk({ friendships, inbox, threads, moderation }: SocialLife) {
  for (const { pair, since } of friendships) for (const player of pair) recordActivity(player, since);
  for (const { sender, at } of inbox.messages) recordActivity(sender, at);
  for (const { posts } of threads) for (const { author, at } of posts) recordActivity(author, at);
  for (const { moderator, at } of moderation.acts) recordActivity(moderator, at);
  for (const { act, at, decidedBy, decidedAt } of moderation.appeals) {
    recordActivity(act.player, at);
    recordActivity(decidedBy, decidedAt);
  }
}

function recordActivity(player: Player, at: Instant) {
  player.lastActiveAt = Math.max(player.lastActiveAt, at);
}

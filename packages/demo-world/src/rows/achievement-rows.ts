import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { AchievementFacts, Counted } from '@wallabee/game/state/counted';
import type { Instant } from '@wallabee/game/state/item-state';
import { iso } from '../calendar.ts';
import type { GeneratedThread } from '../social/forums/thread.ts';
import type { Friendship } from '../social/friendships.ts';
import type { WorldRows } from '../world-rows.ts';

/** Times of counted activity outside the rules: friendships and posts. */
export type Occasions = ReadonlyMap<PlayerId, readonly Instant[]>;

export interface SocialCounts {
  friends: Occasions;
  forum_posts: Occasions;
}

export function countSocial(
  friendships: readonly Friendship[],
  threads: readonly GeneratedThread[],
): SocialCounts {
  const posts = threads.flatMap((thread) => thread.posts.map(({ author, at }) => ({ id: author.id, at })));
  return {
    friends: occasions(friendships.flatMap(({ pair, since }) => pair.map(({ id }) => ({ id, at: since })))),
    forum_posts: occasions(posts),
  };
}

function occasions(list: { id: PlayerId; at: Instant }[]): Occasions {
  const byPlayer = new Map<PlayerId, Instant[]>();
  for (const { id, at } of list.sort((a, b) => a.at - b.at)) {
    const own = byPlayer.get(id);
    if (own) own.push(at);
    else byPlayer.set(id, [at]);
  }
  return byPlayer;
}

export function* counterRows(
  { counters }: InMemoryWorld,
  social: SocialCounts,
): Iterable<WorldRows['player_counter']> {
  for (const [player_id, counts] of counters) {
    for (const [counted, value] of counts) if (value > 0) yield { player_id, counts: counted, value };
  }
  for (const counts of SOCIAL) {
    for (const [player_id, times] of social[counts]) yield { player_id, counts, value: times.length };
  }
}

const SOCIAL = ['friends', 'forum_posts'] as const satisfies Counted[];

export function* awardRows(
  { awards, catalogue }: InMemoryWorld,
  social: SocialCounts,
): Iterable<WorldRows['player_achievement']> {
  for (const [player_id, awarded] of awards) {
    for (const [achievement_id, at] of awarded) yield { player_id, achievement_id, awarded_at: iso(at) };
  }
  for (const counts of SOCIAL) {
    for (const achievement of catalogue.achievements.get(counts) ?? []) {
      yield* socialAwards(achievement, social[counts]);
    }
  }
}

function* socialAwards(
  { id, target }: AchievementFacts,
  occasionsOf: Occasions,
): Iterable<WorldRows['player_achievement']> {
  for (const [player_id, times] of occasionsOf) {
    const at = times[target - 1];
    if (at !== undefined) yield { player_id, achievement_id: id, awarded_at: iso(at) };
  }
}

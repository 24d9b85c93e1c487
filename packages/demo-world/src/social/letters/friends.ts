import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import { isAround, type Player } from '../../players/player.ts';
import type { Friendship } from '../friendships.ts';

export interface Friends {
  /** A friend by then who is still around, close ones more often. */
  draw(player: Player, at: Instant, fits?: (friend: Player) => boolean): Player | undefined;
  are(a: Player, b: Player, at: Instant): boolean;
}

export function indexFriends(friendships: readonly Friendship[], chance: Chance): Friends {
  const since = new Map<string, Instant>();
  const ofPlayer = new Map<PlayerId, { friend: Player; since: Instant; closeness: number }[]>();
  for (const { pair, since: from } of friendships) {
    since.set(pairKey(pair), from);
    // A few friendships are close and most are not.
    const closeness = chance.next() ** 4;
    for (const [player, friend] of [pair, [pair[1], pair[0]] as const]) {
      const list = ofPlayer.get(player.id) ?? [];
      list.push({ friend, since: from, closeness });
      ofPlayer.set(player.id, list);
    }
  }
  return {
    draw: (player, at, fits = () => true) => {
      if (!isAround(player, at)) return undefined;
      const list = (ofPlayer.get(player.id) ?? []).filter(
        (entry) => entry.since <= at && isAround(entry.friend, at) && fits(entry.friend),
      );
      const [first, second] = [chance.pick(list), chance.pick(list)];
      return first && second && (first.closeness > second.closeness ? first : second).friend;
    },
    are: (a, b, at) => (since.get(pairKey([a, b])) ?? Number.POSITIVE_INFINITY) <= at,
  };
}

export function pairKey([a, b]: readonly [Player, Player]): string {
  return a.id < b.id ? `${a.id}-${b.id}` : `${b.id}-${a.id}`;
}

import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, HOUR } from '../../calendar.ts';
import type { Player } from '../../players/player.ts';
import type { Talk } from '../forums/talk.ts';
import type { Friendship } from '../friendships.ts';
import { type MomentTalk, toOccasion } from './moment-occasions.ts';
import type { Occasion } from './occasion.ts';

/** How many friends write to a demo account in the last days, so that it has unread messages. */
const WRITERS: readonly { username: string; from?: string; count: number }[] = [
  { username: 'demo', from: 'demofriend', count: 1 },
  { username: 'demo', count: 5 },
  { username: 'demofriend', count: 2 },
  { username: 'beekeeper', count: 2 },
];

export function demoOccasions(context: MomentTalk, friendships: readonly Friendship[]): Occasion[] {
  const { chance, until } = context.talk;
  const pairs = WRITERS.flatMap(({ username, from, count }) =>
    chance.sample(
      friendsOf(friendships, username).filter(({ friend }) =>
        from === undefined ? !friend.canLogIn : friend.username === from,
      ),
      count,
    ),
  );
  return pairs.map(({ self, friend }, index) => {
    const at = until - ((index % 6) + 1) * DAY + chance.integer(12 * HOUR);
    return { ...lately(context, friend, self, at), pair: [friend, self], at, isUnread: true };
  });
}

function friendsOf(friendships: readonly Friendship[], username: string): { self: Player; friend: Player }[] {
  return friendships.flatMap(({ pair }) => {
    const [self, friend] = pair[0].username === username ? pair : [pair[1], pair[0]];
    return self.username === username && friend.leavesAt === null && friend.closure === null
      ? [{ self, friend }]
      : [];
  });
}

/** What the friend did in the last days, or else how they are. */
function lately(
  context: MomentTalk,
  friend: Player,
  self: Player,
  at: Instant,
): Omit<Occasion, 'pair' | 'at'> {
  const recent = context.talk.moments
    .before(friend, at, 8)
    .filter(({ at: time, kind }) => time > at - 6 * DAY && LATELY.has(kind));
  for (const moment of recent) {
    const occasion = toOccasion(context, { moment, friend: self });
    if (occasion) return { ...occasion, conditions: [] };
  }
  return { about: friend.city === self.city ? 'life' : chosen(context.talk), facts: {}, conditions: [] };
}

const LATELY: ReadonlySet<string> = new Set(['found', 'completed', 'mixed', 'bought', 'opened']);

function chosen({ chance }: Talk): 'life' | 'weather' {
  return chance.pick(['life', 'weather']);
}

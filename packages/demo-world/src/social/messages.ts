import type { Instant } from '@wallabee/game/state/item-state';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { DAY, HOUR, MINUTE } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import type { Friendship } from './friendships.ts';
import type { SubjectDrawer } from './placeholders.ts';

export interface Message {
  readonly sender: Player;
  readonly recipient: Player;
  readonly text: string;
  readonly at: Instant;
}

export interface Inbox {
  readonly messages: readonly Message[];
  /** Unread conversations as "reader id-sender id". */
  readonly unread: ReadonlySet<string>;
}

export function drawMessages(options: {
  friendships: readonly Friendship[];
  conversations: readonly (readonly string[])[];
  drawSubject: SubjectDrawer;
  count: number;
  seed: number;
  until: Instant;
}): Inbox {
  const { friendships, until } = options;
  const chance = createChance(options.seed, 'messages');
  const unread = new Set<string>();
  const drawn = Array.from({ length: options.count }, () => drawOccasion(friendships, chance, until));
  const occasions = [
    ...drawn.filter((occasion) => occasion !== undefined),
    ...demoOccasions(options, chance),
  ];
  const messages = occasions.flatMap((occasion) => generateConversation(occasion, options, chance));
  for (const { pair, isUnread } of occasions) {
    if (isUnread) unread.add(`${pair[0].id}-${pair[1].id}`).add(`${pair[1].id}-${pair[0].id}`);
  }
  messages.sort((a, b) => a.at - b.at || a.sender.id - b.sender.id);
  return { messages, unread };
}

interface Occasion {
  pair: readonly [Player, Player];
  at: Instant;
  isUnread: boolean;
  /** Whether the second player writes the last message. */
  endsWithSecond?: boolean;
}

function drawOccasion(
  friendships: readonly Friendship[],
  chance: Chance,
  until: Instant,
): Occasion | undefined {
  const friendship = chance.pick(friendships);
  if (!friendship) return undefined;
  const [a, b] = friendship.pair;
  const last = Math.min(a.leavesAt ?? until, b.leavesAt ?? until) - 3 * DAY;
  if (last <= friendship.since) return undefined;
  const at = friendship.since + Math.floor(chance.next() * (last - friendship.since));
  return { pair: chance.happens(0.5) ? [a, b] : [b, a], at, isUnread: chance.happens(0.2) };
}

/** In the last days friends write to the demo accounts, so that those have unread messages. */
function demoOccasions(
  { friendships, until }: { friendships: readonly Friendship[]; until: Instant },
  chance: Chance,
): Occasion[] {
  const isAround = (player: Player) => player.leavesAt === null;
  const friendsOf = (username: string) =>
    friendships.flatMap(({ pair }) => {
      const [self, other] = pair[0].username === username ? pair : [pair[1], pair[0]];
      return self.username === username && isAround(other) ? [{ self, other }] : [];
    });
  const first = friendsOf('demo').filter(({ other }) => other.username === 'demofriend');
  const others = chance.sample(
    friendsOf('demo').filter(({ other }) => other.username !== 'demofriend'),
    5,
  );
  const oneOfFriends = chance.sample(
    friendsOf('demofriend').filter(({ other }) => other.username !== 'demo'),
    2,
  );
  return [...first, ...others, ...oneOfFriends].map(({ self, other }, index) => ({
    pair: [self, other],
    at: until - (index + 1) * DAY - chance.integer(6 * HOUR),
    isUnread: true,
    endsWithSecond: true,
  }));
}

function generateConversation(
  { pair, at, endsWithSecond }: Occasion,
  {
    conversations,
    drawSubject,
    until,
  }: { conversations: readonly (readonly string[])[]; drawSubject: SubjectDrawer; until: Instant },
  chance: Chance,
): Message[] {
  const all = chance.pick(conversations) ?? [];
  const lines = endsWithSecond && all.length % 2 === 1 ? all.slice(0, -1) : all;
  const subject = drawSubject(at, { speakers: pair });
  let time = at;
  return lines.map((line, index) => {
    time = Math.min(
      time + (chance.happens(0.8) ? chance.between(1, 20) * MINUTE : chance.between(1, 6) * HOUR),
      until - 1,
    );
    const [sender, recipient] = index % 2 === 0 ? pair : [pair[1], pair[0]];
    return { sender, recipient, text: subject.fill(line), at: time };
  });
}

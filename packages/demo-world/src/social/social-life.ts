import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createChance } from '@wallabee/simulated-players/chance';
import type { Setting } from '../setting.ts';
import { drawBios } from './bios.ts';
import { drawThreads } from './forums/forums.ts';
import { drawModeration, type GeneratedModeration } from './forums/moderation.ts';
import { createTalk } from './forums/talk.ts';
import type { GeneratedThread } from './forums/thread.ts';
import { drawFriendships, type Friendship } from './friendships.ts';
import { createLetterTalk } from './letters/letter-talk.ts';
import type { Meeting } from './meeting.ts';
import { drawMessages, type Inbox } from './messages.ts';

export interface SocialLife {
  friendships: readonly Friendship[];
  inbox: Inbox;
  threads: readonly GeneratedThread[];
  moderation: GeneratedModeration;
  bios: ReadonlyMap<PlayerId, string>;
}

export function drawSocialLife(setting: Setting): SocialLife {
  const { players, game, size, seed, until } = setting;
  const talk = createTalk(setting, createChance(seed, 'forums'));
  const threads = drawThreads(setting, talk);
  const friendships = drawFriendships({
    players,
    diary: game.diary,
    answers: answersIn(threads),
    count: Math.round((players.length * size.friendsEach) / 2),
    seed,
    until,
  });
  return {
    friendships,
    inbox: drawMessages(setting, createLetterTalk(talk, seed), friendships),
    threads,
    moderation: drawModeration({ players, threads, seed, until }),
    bios: drawBios(setting, talk),
  };
}

/** Players who write one after the other in a thread. */
function* answersIn(threads: readonly GeneratedThread[]): Iterable<Meeting> {
  for (const { posts } of threads) {
    for (const [index, { author, at }] of posts.entries()) {
      const previous = posts[index - 1];
      if (previous && previous.author !== author) yield { pair: [previous.author, author], at };
    }
  }
}

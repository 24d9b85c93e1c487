import { createChance } from '@wallabee/simulated-players/chance';
import type { Setting } from '../setting.ts';
import { drawThreads } from './forums/forums.ts';
import type { GeneratedThread } from './forums/thread.ts';
import { drawFriendships, type Friendship } from './friendships.ts';
import { drawMessages, type Inbox } from './messages.ts';
import { createPeople } from './people.ts';
import { createSubjectDrawer } from './placeholders.ts';

export interface SocialLife {
  friendships: readonly Friendship[];
  inbox: Inbox;
  threads: readonly GeneratedThread[];
}

export function drawSocialLife(setting: Setting): SocialLife {
  const { catalogue, corpus, players, places, game, size, seed, until } = setting;
  const chance = createChance(seed, 'talk');
  const people = createPeople(players, chance);
  const drawSubject = createSubjectDrawer({ catalogue, places, people, chance });
  const friendships = drawFriendships({
    players,
    meetings: game.meetings,
    count: Math.round((players.length * size.friendsEach) / 2),
    seed,
    until,
  });
  const { conversations } = corpus;
  return {
    friendships,
    inbox: drawMessages({ friendships, conversations, drawSubject, count: size.conversations, seed, until }),
    threads: drawThreads(setting),
  };
}

import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, HOUR } from '../calendar.ts';
import type { Setting } from '../setting.ts';
import type { Friendship } from './friendships.ts';
import { demoOccasions } from './letters/demo-occasions.ts';
import { drawShared } from './letters/diary-occasions.ts';
import { indexFriends, pairKey } from './letters/friends.ts';
import { writeByHand } from './letters/hand-written.ts';
import { followItems, type Holdings, itemsOf } from './letters/holdings.ts';
import type { LetterTalk } from './letters/letter-talk.ts';
import type { Message } from './letters/message.ts';
import { toOccasion } from './letters/moment-occasions.ts';
import type { Occasion } from './letters/occasion.ts';
import { drawOtherOccasions } from './letters/other-occasions.ts';
import { writeConversation } from './letters/write-conversation.ts';

export interface Inbox {
  readonly messages: readonly Message[];
  /** Unread conversations as "reader id-sender id". */
  readonly unread: ReadonlySet<string>;
}

export function drawMessages(setting: Setting, talk: LetterTalk, friendships: readonly Friendship[]): Inbox {
  const { game, places, size, corpus } = setting;
  const { world, diary } = game;
  const background = { talk, world, places, friendships };
  const friends = indexFriends(friendships, talk.chance);
  const shared = drawShared(
    { diary, friends, talk, chance: talk.chance },
    Math.round(size.conversations * 0.6),
  );
  const named = new Set(shared.flatMap(({ moment }) => itemsOf(moment)).map(({ item_id }) => item_id));
  const holdings = followItems(diary, named, world);
  const context = { talk, holdings, world };
  const fromDiary = shared.flatMap((one) => toOccasion(context, one) ?? []);
  const others = drawOtherOccasions(background, size.conversations - fromDiary.length);
  const usual = [...fromDiary, ...others];
  usual.push(...resumed(talk, holdings, usual));
  const unanswered = demoOccasions(context, friendships);
  // Another conversation of the two would be an answer.
  const reserved = new Set(unanswered.map(({ pair }) => pairKey(pair)));
  const isAnswer = ({ pair, at }: Occasion) => at > talk.until - 9 * DAY && reserved.has(pairKey(pair));
  const occasions = [...usual.filter((occasion) => !isAnswer(occasion)), ...unanswered];
  occasions.sort((a, b) => a.at - b.at || a.pair[0].id - b.pair[0].id || a.pair[1].id - b.pair[1].id);
  const { messages, unread } = writeAll(talk, occasions);
  const byHand = talk.chance.sample(corpus.conversations, Math.round(size.conversations * 0.15));
  messages.push(...writeByHand(background, byHand));
  messages.sort((a, b) => a.at - b.at || a.sender.id - b.sender.id);
  return { messages, unread };
}

/** Some conversations are taken up again after weeks. */
function resumed({ chance }: LetterTalk, holdings: Holdings, occasions: readonly Occasion[]): Occasion[] {
  return occasions
    .filter(({ about }) => about === 'found' || about === 'completed' || about === 'mixed')
    .filter(() => chance.happens(0.12))
    .map((occasion) => {
      const { pair, item, facts } = occasion;
      const at = occasion.at + chance.between(9, 60) * DAY + chance.integer(8 * HOUR);
      const isKept = item && holdings.had(pair[0], item, at, at + 30 * DAY);
      return {
        about: 'again',
        pair: [pair[1], pair[0]],
        at,
        item,
        facts,
        conditions: isKept ? ['kept'] : [],
      } as const;
    });
}

/** Two friends have one conversation at a time. */
function writeAll(talk: LetterTalk, occasions: readonly Occasion[]) {
  const messages: Message[] = [];
  const unread = new Set<string>();
  const busyUntil = new Map<string, Instant>();
  for (const occasion of occasions) {
    const key = pairKey(occasion.pair);
    const written = occasion.at < (busyUntil.get(key) ?? 0) ? [] : writeConversation(talk, occasion);
    const last = written.at(-1);
    if (!last) continue;
    for (const message of written) messages.push(message);
    busyUntil.set(key, last.at + 8 * HOUR);
    if (occasion.isUnread || talk.chance.happens(0.12)) unread.add(`${last.recipient.id}-${last.sender.id}`);
  }
  return { messages, unread };
}

import type { Instant } from '@wallabee/game/state/item-state';
import type { TextParts } from '@wallabee/simulated-players/texts/text-parts';
import type { Player } from '../../players/player.ts';
import { type ChatPlan, subjectsOf } from './chat.ts';
import { HOUSE_FORUMS } from './speakers.ts';
import type { Talk } from './talk.ts';

type Speaker = ChatPlan['starter'];

const anyone: Speaker = ({ speakers }, at) => speakers.anyone(at);
/** Staff and BeeKeepers do not chat about what they mend themselves. */
const player = (talk: Talk, at: Instant, _: number, except: readonly Player[] = []) =>
  firstPlayer(() => talk.speakers.anyone(at, except));
const inHouse = ({ speakers }: Talk, at: Instant, forumId: number, except: readonly Player[] = []) =>
  speakers.inHouse(forumId, at, except);
const keeper = ({ speakers }: Talk, at: Instant, _: number, except: readonly Player[] = []) =>
  speakers.keeper(at, except);
const staff = ({ speakers }: Talk, at: Instant, _: number, except: readonly Player[] = []) =>
  speakers.staff(at, except);

/** Talk that no single moment starts. */
export function chatPlans(texts: TextParts, share: (percent: number) => number): ChatPlan[] {
  const plan = (family: string, percent: number) => ({
    subjects: subjectsOf(texts, family),
    count: share(percent),
  });
  const among = (speaker: typeof keeper) => ({
    starter: speaker,
    answerer: speaker,
    mean: 3,
    most: 10,
    aside: 0,
  });
  return [
    { ...plan('chat', 9), forumIds: [4], starter: anyone, mean: 6, most: 45, aside: 0.3 },
    { ...plan('house', 4), ...among(inHouse), forumIds: HOUSE_FORUMS, mean: 6, most: 45, aside: 0.2 },
    {
      ...plan('newbee', 3),
      forumIds: [11],
      starter: anyone,
      mean: 3,
      most: 8,
      aside: 0.05,
      closing: { reason: 'answered', share: 0.2 },
    },
    {
      ...plan('bug', 6),
      forumIds: [5],
      starter: player,
      answerer: player,
      mean: 2,
      most: 9,
      aside: 0,
      closing: { reason: 'fixed', share: 0.5 },
    },
    { ...plan('lodge', 1), ...among(keeper), forumIds: [20, 22] },
    { ...plan('review', 1.5), ...among(keeper), forumIds: [21] },
    { ...plan('office', 0.5), ...among(staff), forumIds: [23] },
  ];
}

function firstPlayer(draw: () => Player | undefined): Player | undefined {
  for (let tries = 0; tries < 10; tries += 1) {
    const drawn = draw();
    if (drawn?.accountType === 'player') return drawn;
  }
  return undefined;
}

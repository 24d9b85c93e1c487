import type { Instant } from '@wallabee/game/state/item-state';
import { DAY } from '../../calendar.ts';
import type { Topic } from './follow-ups.ts';
import type { DraftPost } from './thread.ts';

/** Until when a post is answered, in days; later the event is over. */
const DEADLINES: Partial<Record<Topic, number>> = {
  news: 21,
  'ask.news_later': 21,
  'ask.news_hint': 21,
  'ask.news_retired': 21,
  hello: 30,
  welcome: 30,
  meetup: 7,
  meetup_yes: 7,
  'ask.meetup_when': 7,
};

export function isPastDeadline({ topic, at }: Pick<DraftPost, 'topic' | 'at'>, answer: Instant): boolean {
  return answer - at > (DEADLINES[topic] ?? Number.POSITIVE_INFINITY) * DAY;
}

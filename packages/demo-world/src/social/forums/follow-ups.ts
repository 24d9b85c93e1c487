/** Who answers: anybody, the thread's author, somebody of the place's city, staff. */
type By = 'other' | 'op' | 'local' | 'staff' | 'keeper';

/** What of the answering player's own diary the text may mention, as the second item, place or set. */
type Own = 'find' | 'completed' | 'missing' | 'regret' | 'trade';

/** What a post is about. Nobody answers an 'end'. */
export type Topic =
  | 'find'
  | 'ask_find'
  | 'completed'
  | 'ask_completed'
  | 'regret'
  | 'hello'
  | 'ask_hello'
  | 'welcome'
  | 'place'
  | 'ask_place'
  | 'meetup'
  | 'meetup_yes'
  | 'ask_meetup'
  | 'news'
  | 'ask_news'
  | 'opinion'
  | 'chat'
  | 'joke'
  | 'cheer'
  | 'thanks'
  | 'answer'
  | 'end';

export interface FollowUp {
  readonly part: string;
  readonly by: By;
  readonly topic: Topic;
  readonly weight: number;
  readonly own?: Own;
}

const other = (part: string, topic: Topic, weight = 1, own?: Own): FollowUp => ({
  part,
  by: 'other',
  topic,
  weight,
  ...(own && { own }),
});
const op = (part: string, topic: Topic, weight = 1): FollowUp => ({ part, by: 'op', topic, weight });
const local = (part: string, topic: Topic, weight = 1): FollowUp => ({ part, by: 'local', topic, weight });

/** What people answer to a post about the topic. */
const FOLLOW_UPS: Record<Topic, readonly FollowUp[]> = {
  find: [
    other('reply.find', 'cheer', 5),
    other('reply.own_find', 'find', 3, 'find'),
    other('ask.find', 'ask_find', 2),
    local('reply.find_local', 'cheer', 2),
  ],
  ask_find: [op('op.answer_find', 'answer')],
  completed: [
    other('reply.completed', 'cheer', 5),
    other('reply.own_completed', 'completed', 2, 'completed'),
    other('reply.missing', 'chat', 3, 'missing'),
    other('ask.completed', 'ask_completed', 2),
  ],
  ask_completed: [op('op.answer_completed', 'answer')],
  regret: [
    other('reply.regret', 'cheer', 5),
    other('reply.own_regret', 'regret', 3, 'regret'),
    op('op.sigh', 'end', 1),
  ],
  hello: [
    other('reply.hello', 'welcome', 5),
    local('reply.hello_local', 'welcome', 3),
    other('reply.hello_tip', 'welcome', 4),
    other('ask.hello', 'ask_hello', 2),
  ],
  ask_hello: [op('op.answer_hello', 'welcome')],
  welcome: [op('op.hello_thanks', 'end', 2), other('reply.agree', 'chat')],
  place: [
    other('reply.place', 'chat', 3),
    local('reply.place_local', 'chat', 4),
    other('reply.own_place', 'place', 3, 'find'),
    other('ask.place', 'ask_place', 2),
  ],
  ask_place: [op('op.answer_place', 'answer')],
  meetup: [
    local('reply.meetup', 'meetup_yes', 5),
    other('reply.meetup_far', 'chat', 2),
    local('ask.meetup', 'ask_meetup', 2),
  ],
  meetup_yes: [op('op.meetup_yes', 'end', 1)],
  ask_meetup: [op('op.answer_meetup', 'end')],
  news: [
    other('reply.news', 'chat', 5),
    other('ask.news', 'ask_news', 2),
    other('reply.missing', 'chat', 1, 'missing'),
  ],
  ask_news: [{ part: 'staff.answer_news', by: 'staff', topic: 'answer', weight: 1 }],
  opinion: [
    other('reply.opinion', 'chat', 3),
    other('reply.agree', 'chat', 2),
    other('reply.disagree', 'chat', 2),
    other('reply.own_find', 'find', 1, 'find'),
  ],
  chat: [
    other('reply.agree', 'chat', 3),
    other('reply.chat', 'chat', 4),
    other('reply.joke', 'joke', 2),
    op('op.chat', 'end', 2),
  ],
  joke: [other('reply.laugh', 'end', 2), op('op.chat', 'end', 1)],
  cheer: [op('op.thanks', 'thanks', 3), other('reply.agree', 'chat', 1)],
  thanks: [other('reply.chat', 'chat', 1), other('reply.joke', 'joke', 1)],
  answer: [other('reply.answered', 'end', 2), other('reply.chat', 'chat', 1)],
  end: [],
};

export function followUpsOf(topic: Topic): readonly FollowUp[] {
  return FOLLOW_UPS[topic];
}

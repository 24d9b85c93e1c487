/**
 * Who answers: anybody, the player whom the post answers, the thread's author (where the post answers them, or to
 * all), staff, somebody of the place's city, somebody of another city, or somebody of the author's own city.
 */
type By = 'other' | 'addressee' | 'op' | 'op_to_all' | 'staff' | 'local' | 'outsider' | 'neighbour';

/** What of the answering player's own diary the text may mention, as the second item, place or set. */
type Own = 'find' | 'find_there' | 'completed' | 'missing' | 'regret' | 'trade';

/** What a post is about. An 'end' is not answered. */
export type Topic =
  | 'find'
  | 'completed'
  | 'regret'
  | 'hello'
  | 'welcome'
  | 'place'
  | 'home_place'
  | 'meetup'
  | 'meetup_yes'
  | 'news'
  | 'opinion'
  | 'chat'
  | 'joke'
  | 'cheer'
  | 'comfort'
  | 'gift'
  | 'swap'
  | 'answer'
  | 'view'
  | 'end'
  | Question;

/** Answered once, by the player who was asked, by the part `op.<name>`, or by staff where the name begins with `news_`. */
type Question = `ask.${string}`;

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
const addressee = (part: string, topic: Topic, weight = 1): FollowUp => ({
  ...op(part, topic, weight),
  by: 'addressee',
});
const ask = (name: string, weight = 1) => other(`ask.${name}`, `ask.${name}`, weight);
const local = (part: string, topic: Topic, weight = 1): FollowUp => ({ part, by: 'local', topic, weight });
const outsider = (part: string, topic: Topic, weight = 1): FollowUp => ({
  ...other(part, topic, weight),
  by: 'outsider',
});
const neighbour = (part: string, topic: Topic, weight = 1): FollowUp => ({
  ...other(part, topic, weight),
  by: 'neighbour',
});

/** What people answer to a post about the topic. */
const FOLLOW_UPS: Record<Exclude<Topic, Question>, readonly FollowUp[]> = {
  find: [
    other('reply.find', 'cheer', 5),
    other('reply.own_find', 'find', 3, 'find'),
    ask('find_trade'),
    ask('find_how', 2),
    local('reply.find_local', 'cheer', 2),
  ],
  completed: [
    other('reply.completed', 'cheer', 5),
    other('reply.own_completed', 'completed', 2, 'completed'),
    other('reply.missing', 'chat', 3, 'missing'),
    ask('completed_how'),
    ask('completed_hard'),
  ],
  regret: [
    other('reply.regret', 'comfort', 5),
    other('reply.own_regret', 'regret', 3, 'regret'),
    { part: 'op.sigh', by: 'op_to_all', topic: 'end', weight: 1 },
  ],
  hello: [
    other('reply.hello', 'welcome', 5),
    neighbour('reply.hello_local', 'welcome', 3),
    other('reply.hello_tip', 'welcome', 4),
    ask('hello_who'),
    ask('hello_when'),
    ask('hello_why'),
  ],
  welcome: [op('op.hello_thanks', 'end')],
  place: [
    outsider('reply.place', 'chat', 3),
    local('reply.place_local', 'chat', 4),
    other('reply.own_place', 'end', 2, 'find'),
    other('reply.own_place_there', 'end', 1, 'find_there'),
    ask('place_find'),
    ask('place_how'),
  ],
  home_place: [
    outsider('reply.place', 'chat', 2),
    local('reply.place_neighbour', 'chat', 4),
    other('reply.own_place', 'end', 1, 'find'),
    other('reply.own_place_there', 'end', 3, 'find_there'),
    ask('place_how'),
  ],
  meetup: [
    local('reply.meetup', 'meetup_yes', 5),
    outsider('reply.meetup_far', 'chat', 2),
    ask('meetup_when'),
  ],
  meetup_yes: [op('op.meetup_yes', 'end', 1)],
  news: [
    other('reply.news', 'chat', 5),
    ask('news_later'),
    ask('news_hint'),
    ask('news_retired'),
    other('reply.missing', 'chat', 1, 'missing'),
  ],
  opinion: [other('reply.opinion', 'view', 5)],
  view: [
    other('reply.opinion', 'view', 3),
    other('reply.agree', 'end', 2),
    other('reply.disagree', 'end', 2),
    other('reply.joke', 'joke', 1),
  ],
  chat: [
    other('reply.nod', 'end', 2),
    other('reply.chat', 'end', 3),
    other('reply.joke', 'joke', 2),
    op('op.chat', 'end', 2),
  ],
  joke: [other('reply.laugh', 'end', 2), op('op.chat', 'end', 1)],
  cheer: [addressee('op.thanks', 'end', 3), other('reply.cheer_too', 'end', 1)],
  comfort: [addressee('op.comforted', 'end', 3), other('reply.comfort_too', 'end', 1)],
  gift: [other('reply.gift', 'end')],
  swap: [other('reply.swap', 'end')],
  answer: [other('reply.answered', 'end', 2), other('reply.chat', 'end', 1)],
  end: [],
};

export function followUpsOf(topic: Topic): readonly FollowUp[] {
  if (!isQuestion(topic)) return FOLLOW_UPS[topic];
  const name = topic.slice('ask.'.length);
  return [
    name.startsWith('news_')
      ? { part: `staff.${name}`, by: 'staff', topic: 'answer', weight: 1 }
      : addressee(`op.${name}`, 'answer'),
  ];
}

export function isQuestion(topic: Topic): topic is Question {
  return topic.startsWith('ask.');
}

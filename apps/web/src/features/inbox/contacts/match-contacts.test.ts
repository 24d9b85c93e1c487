import { expect, test } from 'vitest';
import { matchContacts } from './match-contacts.ts';

const ada = { id: 1, name: 'Ada Larch' };
const ben = { id: 2, name: 'Ben' };
const cleo = { id: 3, name: 'Cleo Larch' };
const zoe = { id: 4, name: 'Zoë' };
const conversations = [{ user: ada }, { user: ben }];

test.each([
  { why: 'nothing typed: only conversations', typed: ' ', talking: [1, 2], friends: [] },
  { why: 'a match ignores case and position', typed: 'LARCH', talking: [1], friends: [3] },
  { why: 'a friend with a conversation is not offered twice', typed: 'ada', talking: [1], friends: [] },
  { why: 'accents do not matter', typed: 'ZOE', talking: [], friends: [4] },
  { why: 'no match', typed: 'zed', talking: [], friends: [] },
])('$why [IN-01]', ({ typed, talking, friends }) => {
  const matched = matchContacts(conversations, [ada, cleo, zoe], typed);

  expect(matched.conversations.map(({ user }) => user.id)).toEqual(talking);
  expect(matched.friends.map(({ id }) => id)).toEqual(friends);
});

test('a player without conversations is offered all friends [IN-01]', () => {
  expect(matchContacts([], [ada, cleo], '').friends).toEqual([ada, cleo]);
});

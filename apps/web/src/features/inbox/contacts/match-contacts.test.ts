import { expect, test } from 'vitest';
import { matchContacts } from './match-contacts.ts';

const ada = { id: 1, name: 'Ada Larch' };
const ben = { id: 2, name: 'Ben' };
const cleo = { id: 3, name: 'Cleo Larch' };
const conversations = [{ user: ada }, { user: ben }];

test.each([
  { why: 'nothing typed: conversations alone', typed: ' ', talking: [1, 2], friends: [] },
  { why: 'in any case, anywhere in the name', typed: 'LARCH', talking: [1], friends: [3] },
  { why: 'a friend one writes to already is not offered twice', typed: 'ada', talking: [1], friends: [] },
  { why: 'nobody', typed: 'zoe', talking: [], friends: [] },
])('$why [IN-01]', ({ typed, talking, friends }) => {
  const matched = matchContacts(conversations, [ada, cleo], typed);

  expect(matched.conversations.map(({ user }) => user.id)).toEqual(talking);
  expect(matched.friends.map(({ id }) => id)).toEqual(friends);
});

test('whoever has no conversation yet is offered all friends [IN-01]', () => {
  expect(matchContacts([], [ada, cleo], '').friends).toEqual([ada, cleo]);
});

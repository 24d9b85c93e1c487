import type { Message } from '@wallabee/contract/inbox/inbox';
import { MessageId, PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { firstKnown, withNewest, withOlder, withSent } from './known-messages.ts';

test.each([
  {
    why: 'nothing new',
    known: [5, 6],
    older: true,
    page: [5, 6],
    has_older: true,
    messages: [5, 6],
    hasOlder: true,
  },
  {
    why: 'one new message',
    known: [5, 6],
    older: true,
    page: [6, 7],
    has_older: true,
    messages: [5, 6, 7],
    hasOlder: true,
  },
  {
    why: 'older messages stay',
    known: [1, 2, 5],
    older: false,
    page: [5, 6],
    has_older: true,
    messages: [1, 2, 5, 6],
    hasOlder: false,
  },
  {
    why: 'a gap: the known messages are dropped',
    known: [1, 2],
    older: false,
    page: [8, 9],
    has_older: true,
    messages: [8, 9],
    hasOlder: true,
  },
  {
    why: 'no gap, because there are no older messages',
    known: [],
    older: false,
    page: [8, 9],
    has_older: false,
    messages: [8, 9],
    hasOlder: false,
  },
  {
    why: 'an overtaken response removes nothing',
    known: [5, 6, 7],
    older: false,
    page: [5, 6],
    has_older: false,
    messages: [5, 6, 7],
    hasOlder: false,
  },
  {
    why: 'still no messages',
    known: [],
    older: false,
    page: [],
    has_older: false,
    messages: [],
    hasOlder: false,
  },
])('merging the newest page: $why [IN-02]', ({ known, older, page, has_older, messages, hasOlder }) => {
  const next = withNewest({ messages: known.map(message), hasOlder: older }, aPage(page, has_older));

  expect(next.messages.map(({ id }) => id)).toEqual(messages);
  expect(next.hasOlder).toBe(hasOlder);
});

test('older messages are added before the others, each once [IN-02]', () => {
  const known = withOlder(firstKnown(aPage([5, 6], true)), aPage([3, 4, 5], false));

  expect(known.messages.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
  expect(known.hasOlder).toBe(false);
});

test('a sent message appears once and in order, from either the response or the event [IN-02]', () => {
  const known = withSent(withSent(firstKnown(aPage([5, 7], false)), message(6)), message(7));

  expect(known.messages.map(({ id }) => id)).toEqual([5, 6, 7]);
});

function aPage(ids: number[], has_older: boolean) {
  return { conversation: ids.map(message), has_older };
}

function message(id: number): Message {
  return { id: MessageId.parse(id), sender_id: PlayerId.parse(1), text: `message ${id}`, created_at: id };
}

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
    why: 'one more',
    known: [5, 6],
    older: true,
    page: [6, 7],
    has_older: true,
    messages: [5, 6, 7],
    hasOlder: true,
  },
  {
    why: 'older ones stay',
    known: [1, 2, 5],
    older: false,
    page: [5, 6],
    has_older: true,
    messages: [1, 2, 5, 6],
    hasOlder: false,
  },
  {
    why: 'a gap: what was known is forgotten',
    known: [1, 2],
    older: false,
    page: [8, 9],
    has_older: true,
    messages: [8, 9],
    hasOlder: true,
  },
  {
    why: 'no gap, since there is nothing older',
    known: [],
    older: false,
    page: [8, 9],
    has_older: false,
    messages: [8, 9],
    hasOlder: false,
  },
  {
    why: 'an overtaken answer takes nothing away',
    known: [5, 6, 7],
    older: false,
    page: [5, 6],
    has_older: false,
    messages: [5, 6, 7],
    hasOlder: false,
  },
  {
    why: 'still nothing',
    known: [],
    older: false,
    page: [],
    has_older: false,
    messages: [],
    hasOlder: false,
  },
])('the newest page again: $why [IN-02]', ({ known, older, page, has_older, messages, hasOlder }) => {
  const next = withNewest({ messages: known.map(message), hasOlder: older }, aPage(page, has_older));

  expect(next.messages.map(({ id }) => id)).toEqual(messages);
  expect(next.hasOlder).toBe(hasOlder);
});

test('older ones go before, each once [IN-02]', () => {
  const known = withOlder(firstKnown(aPage([5, 6], true)), aPage([3, 4, 5], false));

  expect(known.messages.map(({ id }) => id)).toEqual([3, 4, 5, 6]);
  expect(known.hasOlder).toBe(false);
});

test('what one has sent stands in its place, once, whoever tells of it first [IN-02]', () => {
  const known = withSent(withSent(firstKnown(aPage([5, 7], false)), message(6)), message(7));

  expect(known.messages.map(({ id }) => id)).toEqual([5, 6, 7]);
});

function aPage(ids: number[], has_older: boolean) {
  return { conversation: ids.map(message), has_older };
}

function message(id: number): Message {
  return { id: MessageId.parse(id), sender_id: PlayerId.parse(1), text: `message ${id}`, created_at: id };
}

import type { NotificationId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { newestOf, withRead } from './marked.ts';
import { answerOf, noteOf } from './notes.fixture.ts';

const ids = (...numbers: number[]) => numbers as NotificationId[];

const answer = answerOf(
  [
    noteOf({ id: 9, kind: 'trades' }),
    noteOf({ id: 8, kind: 'mentions', gathered: [8, 5, 4] }),
    noteOf({ id: 7 }),
    noteOf({ id: 6, is_read: true }),
  ],
  { all: 12, trades: 1, mentions: 3 },
);

const unreadIn = (marked: ReturnType<typeof withRead>) =>
  marked.notifications.filter(({ is_read }) => !is_read).map(({ id }) => id);

test('an entry is read with all that it gathers, and the counts go down by them [AL-02]', () => {
  const marked = withRead(answer, { ids: ids(8, 5, 4) });
  expect(unreadIn(marked)).toEqual([9, 7]);
  expect(marked.unread).toEqual({ all: 9, trades: 1, mentions: 0 });
});

test('an entry of which one is still unread stays unread', () => {
  const marked = withRead(answer, { ids: ids(8, 5) });
  expect(unreadIn(marked)).toEqual([9, 8, 7]);
  expect(marked.unread).toEqual(answer.unread);
});

test('all up to the newest are read, also those that are not listed', () => {
  const marked = withRead(answer, { up_to: ids(9)[0] as NotificationId });
  expect(unreadIn(marked)).toEqual([]);
  expect(marked.unread).toEqual({ all: 0, trades: 0, mentions: 0 });
});

test('what came later than the mark stays unread', () => {
  const marked = withRead(answer, { up_to: ids(8)[0] as NotificationId });
  expect(unreadIn(marked)).toEqual([9]);
  expect(marked.unread).toEqual({ all: 8, trades: 1, mentions: 0 });
});

test('a count never goes below nothing', () => {
  const few = answerOf(answer.notifications, { all: 1 });
  expect(withRead(few, { ids: ids(9, 8, 5, 4) }).unread).toEqual({ all: 0, trades: 0, mentions: 0 });
});

test('the newest is found among the gathered ones', () => {
  expect(newestOf([noteOf({ id: 3 }), noteOf({ id: 4, gathered: [12, 4] })])).toBe(12);
  expect(newestOf([])).toBeUndefined();
});

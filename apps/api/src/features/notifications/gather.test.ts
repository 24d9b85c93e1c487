import { NotificationId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { gather } from './gather.ts';
import type { NotificationRow } from './notifications.queries.ts';

const row = (id: number, about: string, day: number, isRead = false): NotificationRow => ({
  notification_id: NotificationId.parse(id),
  kind: 'messages',
  event: 'message',
  at: new Date(Date.UTC(2026, 10, day)),
  about,
  parts: { one: [], together: null },
  url: '/',
  picture: null,
  swap_id: null,
  alert_id: null,
  read_at: isRead ? new Date() : null,
});

const idsOf = (rows: NotificationRow[], most = 20) =>
  gather(rows, most).map(({ all }) => all.map(({ notification_id }) => notification_id));

test('unread ones about the same thing are one entry, at the place of the newest [AL-02]', () => {
  expect(idsOf([row(5, 'a', 3), row(4, 'b', 3), row(3, 'a', 2), row(2, 'a', 1)])).toEqual([[5, 3, 2], [4]]);
});

test('read ones are gathered by day, and never with unread ones [AL-02]', () => {
  expect(idsOf([row(5, 'a', 3), row(4, 'a', 3, true), row(3, 'a', 3, true), row(2, 'a', 2, true)])).toEqual([
    [5],
    [4, 3],
    [2],
  ]);
});

test('a full page ends before the first row of the next entry', () => {
  expect(idsOf([row(5, 'a', 3), row(4, 'b', 3), row(3, 'a', 2), row(2, 'c', 1), row(1, 'a', 1)], 2)).toEqual([
    [5, 3],
    [4],
  ]);
});

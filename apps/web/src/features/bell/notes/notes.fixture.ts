import type { Notification } from '@wallabee/contract/bell/notification';
import type { NotificationId } from '@wallabee/contract/protocol/ids';
import type { BellAnswer } from './marked.ts';

type NoteFacts = Partial<Omit<Notification, 'id' | 'gathered'>> & { id: number; gathered?: number[] };

export function noteOf({ id, gathered = [id], ...facts }: NoteFacts): Notification {
  return {
    id: id as NotificationId,
    kind: 'messages',
    event: 'message',
    at: '2026-11-16T08:14:00.000Z',
    words: 'Somebody wrote',
    parts: [{ is: 'text', text: 'Somebody wrote', url: null }],
    url: '/hive',
    picture: null,
    deal: null,
    lapses_at: null,
    alert_id: null,
    is_read: false,
    is_seen: true,
    gathered: gathered as NotificationId[],
    ...facts,
  };
}

export function answerOf(
  notifications: Notification[],
  unread: Partial<BellAnswer['unread']> = {},
): BellAnswer {
  return {
    notifications,
    unseen: 0,
    unread: { all: 0, trades: 0, mentions: 0, ...unread },
    has_more: false,
    next_before: null,
    oldest_at: null,
  };
}

import type { listNotifications, markRead, Notification } from '@wallabee/contract/bell/notification';
import type { InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { NotificationId } from '@wallabee/contract/protocol/ids';

export type BellAnswer = ResponseOf<typeof listNotifications>;

/** Some notifications, or one and all older ones. */
export type Marked = InputOf<typeof markRead>['body'];

/** The answer as it is once these are read; the counts go down by what it lists. */
export function withRead(answer: BellAnswer, marked: Marked): BellAnswer {
  const isMarked = isMarkedBy(marked);
  const read = answer.notifications.filter((note) => !note.is_read && note.gathered.every(isMarked));
  if (marked.up_to !== undefined && answer.notifications.every(({ id }) => isMarked(id))) {
    return { ...answer, notifications: answer.notifications.map(asRead), unread: NOTHING };
  }
  const less = (kind?: Notification['kind']) =>
    sum(read.filter((note) => kind === undefined || note.kind === kind));
  const { all, trades, mentions } = answer.unread;
  return {
    ...answer,
    notifications: answer.notifications.map((note) => (read.includes(note) ? asRead(note) : note)),
    unread: {
      all: Math.max(0, all - less()),
      trades: Math.max(0, trades - less('trades')),
      mentions: Math.max(0, mentions - less('mentions')),
    },
  };
}

export function isMarkedBy({ ids = [], up_to = NONE }: Marked) {
  return (id: NotificationId) => ids.includes(id) || id <= up_to;
}

/** The newest of all, by which the server knows what the player has seen. */
export function newestOf(notes: readonly Notification[]): NotificationId | undefined {
  return notes.flatMap(({ gathered }) => gathered).reduce<NotificationId | undefined>(larger, undefined);
}

function larger(most: NotificationId | undefined, id: NotificationId): NotificationId {
  return most === undefined || id > most ? id : most;
}

function asRead(note: Notification): Notification {
  return note.is_read ? note : { ...note, is_read: true };
}

function sum(notes: readonly Notification[]): number {
  return notes.reduce((count, { gathered }) => count + gathered.length, 0);
}

const NONE = 0 as NotificationId;
const NOTHING = { all: 0, trades: 0, mentions: 0 };

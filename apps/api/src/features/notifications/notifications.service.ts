import type { BellKind } from '@wallabee/contract/bell/bell-kinds';
import { NOTIFICATIONS_PER_PAGE } from '@wallabee/contract/bell/bell-limits';
import type { listNotifications } from '@wallabee/contract/bell/notification';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { NotificationId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { listFaces, listSwaps } from '../swaps/swaps.public.ts';
import { type Gathered, gather } from './gather.ts';
import { toNotification } from './notification.views.ts';
import {
  type Asked,
  type BellCounts,
  countNotifications,
  listNotificationRows,
  type NotificationRow,
} from './notifications.queries.ts';

export interface BellServices {
  db: Db;
  catalogue: CatalogueHolder;
  apiUrl: string;
  now: () => Date;
}

type Answer = ResponseOf<typeof listNotifications>;

export async function readNotifications(
  services: Omit<BellServices, 'db'>,
  db: Db,
  asked: Omit<Asked, 'most'>,
): Promise<Answer> {
  const isNews = asked.after !== undefined;
  const most = isNews ? NOTIFICATIONS_PER_PAGE : MOST_GATHERED;
  const [rows, counts] = await Promise.all([
    listNotificationRows(db, { ...asked, most: most + 1 }),
    countNotifications(db, asked.player),
  ]);
  const entries = isNews
    ? rows.slice(-most).map((row) => ({ newest: row, all: [row] }))
    : gather(rows.slice(0, most), NOTIFICATIONS_PER_PAGE);
  const shown = entries.reduce((sum, { all }) => sum + all.length, 0);
  return {
    notifications: await show(services, db, { entries, counts, player: asked.player }),
    unseen: counts.unseen,
    unread: { all: counts.unread, trades: counts.trades, mentions: counts.mentions },
    has_more: rows.length > shown,
    next_before: rows.length > shown ? lastOf(entries) : null,
    oldest_at: counts.oldest_at?.toISOString() ?? null,
  };
}

/** The newest unread ones of a kind. */
export async function unreadOf(
  services: Omit<BellServices, 'db'>,
  db: Db,
  { player, kind, most }: { player: PlayerId; kind: BellKind; most: number },
) {
  const { notifications } = await readNotifications(services, db, { player, kinds: [kind] });
  return notifications.filter(({ is_read }) => !is_read).slice(0, most);
}

/** More unread ones about the same thing are another entry on the next page. */
const MOST_GATHERED = 200;

function lastOf(entries: readonly Gathered[]): NotificationId | null {
  const ids = entries.flatMap(({ all }) => all.map(({ notification_id }) => notification_id));
  return ids.toSorted((one, other) => one - other)[0] ?? null;
}

interface Shown {
  entries: readonly Gathered[];
  counts: BellCounts;
  player: PlayerId;
}

async function show(
  { catalogue, apiUrl, now }: Omit<BellServices, 'db'>,
  db: Db,
  { entries, counts, player }: Shown,
) {
  const rows = entries.map(({ newest }) => newest);
  const [faces, swaps] = await Promise.all([
    listFaces(db, rows.flatMap(pictured)),
    listSwaps(db, [...new Set(rows.flatMap(({ swap_id }) => swap_id ?? []))]),
  ]);
  const open = swaps.filter(({ state, expires_at }) => state === 'open' && expires_at > now());
  const around = {
    player,
    faces: new Map(faces.map((face) => [face.id, face])),
    swaps: new Map(open.map((swap) => [swap.swap_id, swap])),
    seenUpTo: counts.seen_up_to,
    catalogue: catalogue.current(),
    apiUrl,
  };
  return entries.map((entry) => toNotification(entry, around));
}

function pictured({ picture }: NotificationRow): PlayerId[] {
  return picture?.of === 'player' ? [picture.id] : [];
}

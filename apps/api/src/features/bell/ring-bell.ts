import type { AlertWays } from '@wallabee/contract/alerts/alert';
import { type BellKind, DEFAULT_WAYS } from '@wallabee/contract/bell/bell-kinds';
import type { NotificationPart } from '@wallabee/contract/bell/notification';
import type { AlertId, ItemTypeId, PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { insertNotices, type NoticeRow } from './ring-bell.queries.ts';
import { wordsOf } from './sentence.ts';

export interface Notice {
  playerId: PlayerId;
  kind: BellKind;
  /** What happened, for programs. */
  event: string;
  /** A player is notified once of each key. */
  key: string;
  /** Unread notifications of one kind about the same thing are gathered. */
  about: string;
  at: Date;
  parts: readonly NotificationPart[];
  /** The sentence for several of them, with `{count}` for how many. */
  together?: readonly NotificationPart[];
  url: string;
  picture?: NoticePicture;
  swapId?: SwapId;
  alert?: { id: AlertId; ways: AlertWays } | undefined;
}

export type NoticePicture =
  | { of: 'player'; id: PlayerId }
  | { of: 'item'; id: ItemTypeId; number: number | null };

/**
 * Adds notifications in the transaction of what they are about, with the deliveries to devices and webhooks. A notice
 * that is already there, a player who cannot log in and a kind that is switched off are left out.
 */
export async function ringBell(trx: Db, notices: readonly Notice[]) {
  if (notices.length > 0) await insertNotices(trx, notices.map(toRow));
}

function toRow({ alert, ...notice }: Notice): NoticeRow {
  const defaults = DEFAULT_WAYS[notice.kind];
  return {
    player_id: notice.playerId,
    kind: notice.kind,
    event: notice.event,
    key: notice.key,
    about: notice.about,
    at: notice.at.toISOString(),
    words: wordsOf(notice.parts),
    parts: { one: notice.parts, together: notice.together ?? null },
    url: notice.url,
    picture: notice.picture ?? null,
    swap_id: notice.swapId ?? null,
    alert_id: alert?.id ?? null,
    webhook_id: alert?.ways.webhook_id ?? null,
    by_site: alert?.ways.site ?? true,
    by_push: alert?.ways.push ?? true,
    by_feed: alert?.ways.feed ?? true,
    by_webhook: alert === undefined || alert.ways.webhook_id !== null,
    default_site: defaults.site,
    default_push: defaults.push,
    default_feed: defaults.feed,
    default_webhook: defaults.webhook,
  };
}

import type { NotificationPart } from '@wallabee/contract/bell/notification';

export interface WebhookNotice {
  event: string;
  kind: string;
  at: Date;
  words: string;
  parts: readonly NotificationPart[];
  /** A path on the site. */
  url: string;
  notification_id: number | null;
  alert: { id: number; name: string } | null;
}

/** The id that a receiver recognises a delivery by that is sent again. */
export function deliveryName(delivery: number): string {
  return `dl_${delivery}`;
}

/** Addresses are whole, because a receiver knows no site that they could be relative to. */
export function webhookBody(delivery: number, notice: WebhookNotice, siteUrl: string): string {
  const whole = (path: string) => new URL(path, siteUrl).href;
  const { event, kind, at, words, parts, url, notification_id, alert } = notice;
  return JSON.stringify({
    id: deliveryName(delivery),
    event,
    kind,
    at: at.toISOString(),
    words,
    url: whole(url),
    parts: parts.map((part) => ({ ...part, url: part.url === null ? null : whole(part.url) })),
    ...(notification_id !== null && { notification_id }),
    ...(alert && { alert }),
  });
}

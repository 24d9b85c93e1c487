import {
  INBOX_EVENTS_CHANNEL,
  InboxAnnouncement,
  NewItem,
  WORLD_EVENTS_CHANNEL,
} from '@wallabee/contract/events/event';
import type { EventStreams } from '../../platform/realtime/event-streams.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';

/** New numbers to everybody, changes of an inbox to its owner alone. */
export function passOn(notifications: Pick<Notifications, 'on'>, streams: EventStreams) {
  notifications.on(WORLD_EVENTS_CHANNEL, (payload) => {
    // One word for all channels: they are carried by one connection, and missed together.
    if (payload === AFTER_A_GAP) return streams.broadcast('missed', {});
    const item = NewItem.safeParse(parse(payload)?.new_item).data;
    if (item) streams.broadcast('new_item', item);
  });

  notifications.on(INBOX_EVENTS_CHANNEL, (payload) => {
    const change = InboxAnnouncement.safeParse(parse(payload)).data;
    if (change) streams.tell(change.player_id, 'inbox', { user_id: change.user_id });
  });
}

/** What a channel is told after the connection to the database was lost and is back. */
const AFTER_A_GAP = '';

/** Possibly from a newer server: whatever is not understood is passed over. */
function parse(payload: string): { new_item?: unknown } | undefined {
  try {
    return JSON.parse(payload) ?? undefined;
  } catch {
    return undefined;
  }
}

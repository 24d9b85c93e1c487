import {
  BELL_EVENTS_CHANNEL,
  BellNotification,
  INBOX_EVENTS_CHANNEL,
  InboxNotification,
  ItemsNotification,
  SWAP_EVENTS_CHANNEL,
  SwapNotification,
  WORLD_EVENTS_CHANNEL,
} from '@wallabee/contract/events/event';
import type { EventStreams } from '../../platform/realtime/event-streams.ts';
import type { Notifications } from '../../platform/realtime/notifications.ts';

/**
 * The events of one player, which are hints to fetch again, so they wait until the replica has what is to be fetched.
 * Those of the event log are read from there.
 */
export function forwardEvents(notifications: Pick<Notifications, 'on'>, streams: EventStreams) {
  notifications.on(WORLD_EVENTS_CHANNEL, async (payload, replayed) => {
    await replayed;
    // All channels share one connection and miss notifications together, so one event is enough.
    if (payload === RECONNECTED) return streams.announce('missed');
    const owner = ItemsNotification.safeParse(parse(payload)?.items_changed).data;
    if (owner) streams.sendTo(owner.player_id, 'items', {});
  });

  notifications.on(SWAP_EVENTS_CHANNEL, async (payload, replayed) => {
    await replayed;
    const change = SwapNotification.safeParse(parse(payload)).data;
    if (change) streams.sendTo(change.player_id, 'swaps', { swap_id: change.swap_id });
  });

  notifications.on(BELL_EVENTS_CHANNEL, async (payload, replayed) => {
    await replayed;
    const change = BellNotification.safeParse(parse(payload)).data;
    if (change) streams.sendTo(change.player_id, 'bell', {});
  });

  notifications.on(INBOX_EVENTS_CHANNEL, async (payload, replayed) => {
    await replayed;
    const change = InboxNotification.safeParse(parse(payload)).data;
    if (change) streams.sendTo(change.player_id, 'inbox', { user_id: change.user_id });
  });
}

/** The payload that every channel gets after its connection was lost and restored. */
const RECONNECTED = '';

/** A newer server may send payloads that this one does not know; they are ignored. */
function parse(payload: string): { items_changed?: unknown } | undefined {
  try {
    return JSON.parse(payload) ?? undefined;
  } catch {
    return undefined;
  }
}

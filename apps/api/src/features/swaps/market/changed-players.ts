import {
  ItemsNotification,
  SWAP_EVENTS_CHANNEL,
  SwapNotification,
  WORLD_EVENTS_CHANNEL,
} from '@wallabee/contract/events/event';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Notifications } from '../../../platform/realtime/notifications.ts';

/** Which players changed since they were read. */
export function followChanges({ notifications }: { notifications: Pick<Notifications, 'on'> }) {
  let isAll = true;
  const ids = new Set<PlayerId>();

  const follow = (channel: string, read: (payload: string) => PlayerId | undefined) =>
    notifications.on(channel, (payload) => {
      // An empty payload follows a lost connection, during which notifications may have been missed.
      if (payload === '') isAll = true;
      const id = payload === '' ? undefined : read(payload);
      if (id !== undefined) ids.add(id);
    });
  follow(
    WORLD_EVENTS_CHANNEL,
    (payload) => ItemsNotification.safeParse(parse(payload)?.items_changed).data?.player_id,
  );
  follow(SWAP_EVENTS_CHANNEL, (payload) => {
    const change = SwapNotification.safeParse(parse(payload)).data;
    return change?.is_talk ? undefined : change?.player_id;
  });
  follow('swap_settings_changed', (payload) => PlayerId.safeParse(Number(payload)).data);

  return {
    isAll: () => isAll,
    isAny: () => isAll || ids.size > 0,
    clear() {
      isAll = false;
      ids.clear();
    },
    add: (id: PlayerId) => ids.add(id),
    take(): PlayerId[] {
      const taken = [...ids];
      ids.clear();
      return taken;
    },
    restoreAll(failure: unknown): never {
      isAll = true;
      throw failure;
    },
    restore(taken: readonly PlayerId[], failure: unknown): never {
      for (const id of taken) ids.add(id);
      throw failure;
    },
  };
}

function parse(payload: string): { items_changed?: unknown } | undefined {
  try {
    return JSON.parse(payload) ?? undefined;
  } catch {
    return undefined;
  }
}

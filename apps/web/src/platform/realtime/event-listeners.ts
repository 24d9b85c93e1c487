import type { PlayerEvents } from '@wallabee/contract/events/event';
import type { NewItem } from '@wallabee/contract/events/game-events';

export type ServerEvents = { new_item: NewItem } & PlayerEvents;

export interface ServerEventListener {
  events: { [Name in keyof ServerEvents]?: (payload: ServerEvents[Name]) => void };
  /**
   * Events may have been missed before the stream opened or while the server was disconnected, so the listener fetches
   * its data again. After a short break the public events are repeated, and those of the player are not.
   */
  onOpen?: () => void;
}

export function createEventListeners() {
  const listeners = new Set<ServerEventListener>();

  function deliver<Name extends keyof ServerEvents>(name: Name, written: string) {
    const payload = parse<Name>(written);
    if (payload) for (const { events } of listeners) events[name]?.(payload);
  }

  return {
    add: (listener: ServerEventListener) => void listeners.add(listener),
    remove: (listener: ServerEventListener) => void listeners.delete(listener),
    isEmpty: () => listeners.size === 0,
    notify(name: string, written: string) {
      if (isKnown(name)) deliver(name, written);
    },
    /** All fetch again, or those that listen to events of the player. */
    catchUp(which: 'all' | 'own') {
      for (const { events, onOpen } of listeners) if (which === 'all' || hasOwnEvents(events)) onOpen?.();
    },
  };
}

function hasOwnEvents(events: ServerEventListener['events']): boolean {
  return Object.keys(events).some((name) => name !== 'new_item');
}

const EVENT_NAMES: Record<keyof ServerEvents, true> = {
  new_item: true,
  inbox: true,
  items: true,
  swaps: true,
  bell: true,
};

function isKnown(name: string): name is keyof ServerEvents {
  return Object.hasOwn(EVENT_NAMES, name);
}

/** A newer server may send events that this page does not know; they are ignored. */
function parse<Name extends keyof ServerEvents>(written: string): ServerEvents[Name] | undefined {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

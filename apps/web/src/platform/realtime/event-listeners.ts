import type { PlayerEvents } from '@wallabee/contract/events/event';
import type { ItemEventKind, NewItem } from '@wallabee/contract/events/game-events';
import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';

/** An event of the game about a number that was made before. */
export interface ItemEvent {
  item_id: ItemId;
  item_type_id: ItemTypeId;
}

type AskedKind = Exclude<ItemEventKind, 'new_item'>;

export type ServerEvents = { new_item: NewItem } & Record<AskedKind, ItemEvent> & PlayerEvents;

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
    /** The kinds that some listener wants and that a stream carries only when asked for. */
    askedKinds: () =>
      [...listeners].flatMap(({ events }) => Object.keys(events)).filter((name) => !isUsual(name)),
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
  return Object.keys(events).some((name) => isKnown(name) && EVENTS[name] === 'own');
}

function isUsual(name: string): boolean {
  return isKnown(name) && EVENTS[name] !== 'asked';
}

/** What a stream carries that asks for no kinds. */
export const USUAL_KINDS = ['new_item', 'inbox', 'items', 'swaps', 'bell'] as const;

const EVENTS: Record<keyof ServerEvents, 'public' | 'own' | 'asked'> = {
  new_item: 'public',
  inbox: 'own',
  items: 'own',
  swaps: 'own',
  bell: 'own',
  market: 'asked',
  place: 'asked',
  trade: 'asked',
  saved: 'asked',
  locked: 'asked',
  gone: 'asked',
  changed: 'asked',
};

function isKnown(name: string): name is keyof ServerEvents {
  return Object.hasOwn(EVENTS, name);
}

/** A newer server may send events that this page does not know; they are ignored. */
function parse<Name extends keyof ServerEvents>(written: string): ServerEvents[Name] | undefined {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

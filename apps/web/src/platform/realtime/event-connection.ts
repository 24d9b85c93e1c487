import type { PlayerEvents, PublicEvents } from '@wallabee/contract/events/event';
import type { StreamHandlers } from './event-stream.ts';

export type ServerEvents = Omit<PublicEvents, 'missed'> & PlayerEvents;

export interface ServerEventListener {
  events: { [Name in keyof ServerEvents]?: (payload: ServerEvents[Name]) => void };
  /**
   * Events may have been missed before the stream opened or while the server was disconnected, so the listener fetches
   * its data again.
   */
  onOpen?: () => void;
}

export interface EventConnection {
  listen(listener: ServerEventListener): () => void;
  isOpen(): boolean;
  onChange(notice: () => void): () => void;
}

/** The parts of the browser that tests replace. */
export interface EventEnvironment {
  /** Returns a function that closes the stream. */
  openStream(handlers: StreamHandlers): () => void;
  isHidden(): boolean;
  onVisibilityChange(notice: () => void): () => void;
}

/**
 * All listeners of a page share one stream, which is open while the page is visible and reconnects with exponential
 * backoff.
 */
export function createEventConnection(environment: EventEnvironment): EventConnection {
  const listeners = new Set<ServerEventListener>();
  const notices = new Set<() => void>();
  let closeStream: (() => void) | undefined;
  let isOpen = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  function open() {
    closeStream = environment.openStream({
      onOpen() {
        attempts = 0;
        setOpen(true);
        catchUp();
      },
      onEvent(name, written) {
        if (name === 'missed') catchUp();
        else if (isKnown(name)) notify(name, written);
      },
      onEnd() {
        close();
        timer = setTimeout(updateConnection, waitBefore(attempts));
        attempts += 1;
      },
    });
  }

  function close() {
    clearTimeout(timer);
    timer = undefined;
    closeStream?.();
    closeStream = undefined;
    setOpen(false);
  }

  function catchUp() {
    for (const { onOpen } of listeners) onOpen?.();
  }

  function updateConnection() {
    if (listeners.size === 0 || environment.isHidden()) return close();
    if (!closeStream) open();
  }

  function notify<Name extends keyof ServerEvents>(name: Name, written: string) {
    const payload = parse<Name>(written);
    if (payload) for (const { events } of listeners) events[name]?.(payload);
  }

  function setOpen(next: boolean) {
    if (isOpen === next) return;
    isOpen = next;
    for (const notice of notices) notice();
  }

  return {
    listen(listener) {
      listeners.add(listener);
      if (isOpen) listener.onOpen?.();
      stopWatching ??= environment.onVisibilityChange(() => {
        attempts = 0;
        updateConnection();
      });
      updateConnection();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopWatching?.();
        stopWatching = undefined;
        close();
      };
    },
    isOpen: () => isOpen,
    onChange(notice) {
      notices.add(notice);
      return () => notices.delete(notice);
    },
  };
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

/** Jitter, so that a restarted server does not get all reconnects at once. */
function waitBefore(attempt: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return longest * (0.5 + Math.random() / 2);
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** A newer server may send events that this page does not know; they are ignored. */
function parse<Name extends keyof ServerEvents>(written: string): ServerEvents[Name] | undefined {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

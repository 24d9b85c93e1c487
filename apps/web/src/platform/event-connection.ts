import type { PublicEvents } from '@wallabee/contract/events/event';

/** What a listener wants to hear. */
export interface ServerEventListener {
  events: { [Name in keyof PublicEvents]?: (payload: PublicEvents[Name]) => void };
  /** The stream is open, for the first time or again. What was said before went unheard: it has to be asked for. */
  onOpen?: () => void;
}

export interface EventConnection {
  listen(listener: ServerEventListener): () => void;
  isOpen(): boolean;
  onChange(notice: () => void): () => void;
}

/** As much of the browser as the connection needs. */
export interface EventSurroundings {
  openSource(url: string): EventSource;
  isHidden(): boolean;
  onVisibilityChange(notice: () => void): () => void;
}

/**
 * One stream for all listeners of a page, open while anybody listens and somebody looks. Browsers reconnect by
 * themselves only when a connection breaks, not when a server refuses; this does both, ever more patiently.
 */
export function createEventConnection(url: string, surroundings: EventSurroundings): EventConnection {
  const listeners = new Set<ServerEventListener>();
  const notices = new Set<() => void>();
  let source: EventSource | undefined;
  let isOpen = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  function open() {
    const opened = surroundings.openSource(url);
    source = opened;
    opened.addEventListener('open', () => {
      attempts = 0;
      setOpen(true);
      for (const { onOpen } of listeners) onOpen?.();
    });
    opened.addEventListener('error', () => {
      close();
      timer = setTimeout(carryOn, waitBefore(attempts));
      attempts += 1;
    });
    for (const name of EVENT_NAMES) opened.addEventListener(name, (event) => tell(name, event.data));
  }

  function close() {
    clearTimeout(timer);
    timer = undefined;
    source?.close();
    source = undefined;
    setOpen(false);
  }

  /** Opens or closes, whichever the moment asks for. */
  function carryOn() {
    if (listeners.size === 0 || surroundings.isHidden()) return close();
    if (!source) open();
  }

  function tell<Name extends keyof PublicEvents>(name: Name, written: string) {
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
      stopWatching ??= surroundings.onVisibilityChange(() => {
        attempts = 0;
        carryOn();
      });
      carryOn();
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

const EVENT_NAMES = ['new_item'] as const satisfies (keyof PublicEvents)[];

/** Spread out, so that a server that comes back is not met by everybody at once. */
function waitBefore(attempt: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return longest * (0.5 + Math.random() / 2);
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/** A newer server may say what this page does not understand; it is passed over. */
function parse<Name extends keyof PublicEvents>(written: string): PublicEvents[Name] | undefined {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

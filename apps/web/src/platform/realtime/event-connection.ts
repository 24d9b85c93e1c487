import { createEventListeners, type ServerEventListener, USUAL_KINDS } from './event-listeners.ts';
import type { StreamHandlers } from './event-stream.ts';
import { createLastEvent } from './last-event.ts';

export interface EventConnection {
  listen(listener: ServerEventListener): () => void;
  isOpen(): boolean;
  onChange(notice: () => void): () => void;
}

export interface AskedStream {
  lastEventId: string | undefined;
  /** Separated by commas; undefined for the usual ones. */
  kinds: string | undefined;
}

/** The parts of the browser that tests replace. */
export interface EventEnvironment {
  /** Returns a function that closes the stream. */
  openStream(handlers: StreamHandlers, asked: AskedStream): () => void;
  isHidden(): boolean;
  onVisibilityChange(notice: () => void): () => void;
}

/**
 * All listeners of a page share one stream, which is open while the page is visible and reconnects with exponential
 * backoff.
 */
export function createEventConnection(environment: EventEnvironment): EventConnection {
  const listeners = createEventListeners();
  const asked = createAskedKinds(listeners.askedKinds);
  const lastEvent = createLastEvent();
  const state = createState();
  let closeStream: (() => void) | undefined;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let replay: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  function open() {
    const lastEventId = lastEvent.id();
    const handlers: StreamHandlers = {
      onOpen() {
        attempts = 0;
        state.set(true);
        if (lastEventId === undefined) catchUp('all');
        // An older server neither repeats events nor says so.
        else replay = setTimeout(catchUp, LONGEST_REPLAY_MS, 'all');
      },
      onEvent(name, written, id) {
        if (id !== undefined) lastEvent.heard(id);
        if (name === 'missed') catchUp('all');
        else if (name === 'resumed') catchUp('own');
        else listeners.notify(name, written);
      },
      onEnd() {
        close();
        timer = setTimeout(updateConnection, waitBefore(attempts));
        attempts += 1;
      },
    };
    closeStream = environment.openStream(handlers, { lastEventId, kinds: asked.next() });
  }

  function close() {
    clearTimeout(timer);
    clearTimeout(replay);
    closeStream?.();
    closeStream = undefined;
    lastEvent.broken();
    state.set(false);
  }

  function catchUp(which: 'all' | 'own') {
    clearTimeout(replay);
    listeners.catchUp(which);
  }

  function updateConnection() {
    if (listeners.isEmpty() || environment.isHidden()) return close();
    // A stream cannot be asked for more, so another one takes its place.
    if (closeStream && !asked.isEnough()) close();
    if (!closeStream) open();
  }

  function visibilityChanged() {
    attempts = 0;
    updateConnection();
  }

  return {
    listen(listener) {
      listeners.add(listener);
      if (state.isOpen()) listener.onOpen?.();
      stopWatching ??= environment.onVisibilityChange(visibilityChanged);
      updateConnection();
      return () => {
        listeners.remove(listener);
        if (!listeners.isEmpty()) return;
        stopWatching?.();
        stopWatching = undefined;
        lastEvent.forget();
        asked.forget();
        close();
      };
    },
    isOpen: state.isOpen,
    onChange: state.onChange,
  };
}

/** The kinds that the stream was asked for beyond the usual ones. */
function createAskedKinds(wanted: () => readonly string[]) {
  let asked: readonly string[] = [];
  return {
    next() {
      asked = [...new Set([...asked, ...wanted()])];
      return asked.length === 0 ? undefined : [...USUAL_KINDS, ...asked].join(',');
    },
    isEnough: () => wanted().every((kind) => asked.includes(kind)),
    forget() {
      asked = [];
    },
  };
}

function createState() {
  const notices = new Set<() => void>();
  let isOpen = false;
  return {
    isOpen: () => isOpen,
    set(next: boolean) {
      if (isOpen === next) return;
      isOpen = next;
      for (const notice of notices) notice();
    },
    onChange(notice: () => void) {
      notices.add(notice);
      return () => notices.delete(notice);
    },
  };
}

/** Jitter, so that a restarted server does not get all reconnects at once. */
function waitBefore(attempt: number): number {
  const longest = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
  return longest * (0.5 + Math.random() / 2);
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
const LONGEST_REPLAY_MS = 5_000;

import { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest';
import { type AskedStream, createEventConnection } from './event-connection.ts';
import type { StreamHandlers } from './event-stream.ts';

const LAMP = { item_type_id: ItemTypeId.parse(817), number: 42 };

/** A stream whose server end is controlled by the test. */
function aControlledStream(handlers: StreamHandlers, asked: AskedStream) {
  const stream = {
    ...asked,
    isClosed: false,
    close() {
      stream.isClosed = true;
    },
    open: () => handlers.onOpen(),
    end: () => handlers.onEnd(),
    say: (name: string, data: string, id?: string) => handlers.onEvent(name, data, id),
  };
  return stream;
}

let streams: ReturnType<typeof aControlledStream>[];
let isHidden: boolean;
let noticeVisibility: (() => void) | undefined;
let connection: ReturnType<typeof createEventConnection>;

// Test files share a worker, so fake timers must not leak into the next file.
afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  vi.useFakeTimers();
  streams = [];
  isHidden = false;
  noticeVisibility = undefined;
  connection = createEventConnection({
    openStream(handlers, asked) {
      const stream = aControlledStream(handlers, asked);
      streams.push(stream);
      return stream.close;
    },
    isHidden: () => isHidden,
    onVisibilityChange(notice) {
      noticeVisibility = notice;
      return () => {
        noticeVisibility = undefined;
      };
    },
  });
});

test('a listener to other kinds replaces the stream by one that carries them too [FX-03]', () => {
  const trade = vi.fn();
  connection.listen(aListener());
  streams[0]?.open();
  streams[0]?.say('new_item', JSON.stringify(LAMP), '7-1');

  connection.listen({ events: { trade } });
  connection.listen({ events: { trade, gone: trade } });
  connection.listen({ events: { gone: trade } });
  streams.at(-1)?.say('trade', JSON.stringify(LAMP));

  expect(streams.map(({ kinds, isClosed }) => [kinds, isClosed])).toEqual([
    [undefined, true],
    ['new_item,inbox,items,swaps,bell,trade', true],
    ['new_item,inbox,items,swaps,bell,trade,gone', false],
  ]);
  expect(streams.at(-1)?.lastEventId).toBe('7-1');
  expect(trade).toHaveBeenCalledTimes(2);
});

test('several listeners share one stream and all are notified [HM-04]', () => {
  const [one, other] = [aListener(), aListener()];
  connection.listen(one);
  connection.listen(other);

  streams[0]?.say('new_item', JSON.stringify(LAMP));

  expect(streams).toHaveLength(1);
  expect(one.events.new_item).toHaveBeenCalledExactlyOnceWith(LAMP);
  expect(other.events.new_item).toHaveBeenCalledExactlyOnceWith(LAMP);
});

test('the connection is open from the start of the stream to its end', () => {
  const notice = vi.fn();
  connection.onChange(notice);
  connection.listen(aListener());
  expect(connection.isOpen()).toBe(false);

  streams[0]?.open();
  expect(connection.isOpen()).toBe(true);

  streams[0]?.end();
  expect(connection.isOpen()).toBe(false);
  expect(notice).toHaveBeenCalledTimes(2);
});

test('a lost connection reconnects with backoff and notifies listeners of missed events [RV-01]', () => {
  const listener = aListener();
  connection.listen(listener);
  streams[0]?.open();

  const waits = Array.from({ length: 8 }, () => {
    streams.at(-1)?.end();
    return untilNextStream();
  });
  streams.at(-1)?.open();

  for (const [attempt, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(Math.min(500 * 2 ** attempt, 30_000));
    expect(wait).toBeLessThanOrEqual(Math.min(1_000 * 2 ** attempt, 60_000) + 100);
  }
  expect(listener.onOpen).toHaveBeenCalledTimes(2);
  expect(streams.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
});

test('an opened stream resets the backoff', () => {
  connection.listen(aListener());
  for (let round = 0; round < 5; round += 1) {
    streams.at(-1)?.end();
    untilNextStream();
  }
  streams.at(-1)?.open();

  streams.at(-1)?.end();

  expect(untilNextStream()).toBeLessThanOrEqual(1_100);
});

test('the stream closes while the page is hidden and reopens when it is visible', () => {
  connection.listen(aListener());

  isHidden = true;
  noticeVisibility?.();
  expect(streams[0]?.isClosed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(streams).toHaveLength(1);

  isHidden = false;
  noticeVisibility?.();
  expect(streams).toHaveLength(2);
});

test('a page opened in the background connects when it becomes visible', () => {
  isHidden = true;
  connection.listen(aListener());
  expect(streams).toEqual([]);

  isHidden = false;
  noticeVisibility?.();
  expect(streams).toHaveLength(1);
});

test('the stream closes with the last listener, even while it waits to reconnect', () => {
  const leave = [connection.listen(aListener()), connection.listen(aListener())];
  leave[0]?.();
  expect(streams[0]?.isClosed).toBe(false);

  streams[0]?.end();
  leave[1]?.();
  vi.advanceTimersByTime(600_000);

  expect(streams).toHaveLength(1);
  expect(noticeVisibility).toBeUndefined();
});

test('a late listener is notified at once that the stream is open', () => {
  connection.listen(aListener());
  streams[0]?.open();
  const late = aListener();

  connection.listen(late);

  expect(late.onOpen).toHaveBeenCalledOnce();
});

test('listeners reload after the server has missed events [RV-01]', () => {
  const listener = aListener();
  connection.listen(listener);
  streams[0]?.open();

  streams[0]?.say('missed', '{}');

  expect(listener.onOpen).toHaveBeenCalledTimes(2);
});

describe('after a short break', () => {
  let publicOnly: ReturnType<typeof aListener>;
  let own: { events: { inbox: Mock }; onOpen: Mock };

  beforeEach(() => {
    publicOnly = aListener();
    own = { events: { inbox: vi.fn() }, onOpen: vi.fn() };
    connection.listen(publicOnly);
    connection.listen(own);
    streams[0]?.open();
    streams[0]?.say('new_item', JSON.stringify(LAMP), '7-1');
    streams[0]?.end();
    untilNextStream();
    streams[1]?.open();
    vi.clearAllMocks();
  });

  test('the stream resumes from the last id, and only what is the player’s own is fetched again [AL-06]', () => {
    expect(streams.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '7-1']);
    streams[1]?.say('new_item', JSON.stringify(LAMP), '8-2');
    streams[1]?.say('resumed', '{}', '8-2');
    vi.advanceTimersByTime(10_000);

    expect(publicOnly.events.new_item).toHaveBeenCalledExactlyOnceWith(LAMP);
    expect(publicOnly.onOpen).not.toHaveBeenCalled();
    expect(own.onOpen).toHaveBeenCalledOnce();
  });

  test('everything is fetched again where events are missing [AL-06]', () => {
    streams[1]?.say('missed', '{}', '9-0');
    vi.advanceTimersByTime(10_000);

    expect(publicOnly.onOpen).toHaveBeenCalledOnce();
    expect(own.onOpen).toHaveBeenCalledOnce();
  });

  test('everything is fetched again from a server that repeats nothing [AL-06]', () => {
    vi.advanceTimersByTime(10_000);

    expect(publicOnly.onOpen).toHaveBeenCalledOnce();
    expect(own.onOpen).toHaveBeenCalledOnce();
  });

  test('a longer break begins anew [AL-06]', () => {
    isHidden = true;
    noticeVisibility?.();
    vi.advanceTimersByTime(180_000);
    isHidden = false;
    noticeVisibility?.();
    streams[2]?.open();

    expect(streams[2]?.lastEventId).toBeUndefined();
    expect(publicOnly.onOpen).toHaveBeenCalledOnce();
  });
});

test('a change of the inbox notifies its listeners [IN-03]', () => {
  const listener = { events: { inbox: vi.fn() } };
  connection.listen(listener);

  streams[0]?.say('inbox', '{"user_id":7}');

  expect(listener.events.inbox).toHaveBeenCalledExactlyOnceWith({ user_id: PlayerId.parse(7) });
});

test('unknown events are ignored', () => {
  const listener = aListener();
  connection.listen(listener);

  streams[0]?.say('new_item', 'half a sent');
  streams[0]?.say('somethingNew', '{}');

  expect(listener.events.new_item).not.toHaveBeenCalled();
});

function aListener() {
  return { events: { new_item: vi.fn() }, onOpen: vi.fn() };
}

function untilNextStream(): number {
  const before = streams.length;
  let waited = 0;
  while (streams.length === before && waited < 100_000) {
    vi.advanceTimersByTime(100);
    waited += 100;
  }
  return waited;
}

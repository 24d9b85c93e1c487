// Players who write and visitors who read, at both processes of the site.
import { startReaders } from '../trial/watch.mjs';
import { createLedger, startWriters } from '../trial/writers.mjs';

const WRITERS = 2;
const WRITERS_PAUSE_MS = 100;
const READERS_PAUSE_MS = 1_000;
/** Without a write for so long, writes count as away. */
const LONGEST_PAUSE_MS = 2_000;

/** `addresses`: lists of pages of one kind, each read in turn. */
export function startLoad({ sites, sample, addresses }) {
  const all = sites.map(({ url }, place) => {
    const ledger = createLedger();
    ledger.name += `-${place}`;
    const writers = startWriters({ url, sample, ledger, count: WRITERS, pauseMs: WRITERS_PAUSE_MS });
    const pages = addresses.map((list) => {
      let turn = 0;
      return () => list[turn++ % list.length];
    });
    return { ledger, writers, readers: startReaders(url, { pages, pauseMs: READERS_PAUSE_MS }) };
  });
  return {
    ledgers: all.map(({ ledger }) => ledger),
    async stop() {
      await Promise.all(all.map(({ writers }) => writers.stop()));
      return Promise.all(all.map(({ readers }) => readers.stop()));
    },
  };
}

/** Writes are back when one is acknowledged after the last failure or pause. */
export function watchWrites(ledger, began) {
  let acknowledged = ledger.acknowledged.length;
  let failed = failuresOf(ledger);
  let lastAt = began;
  let quietSince = began;
  let backAt = began;
  let isAway = false;
  const timer = setInterval(() => {
    const now = Date.now();
    if (failuresOf(ledger) > failed || now - lastAt > LONGEST_PAUSE_MS) {
      isAway = true;
      quietSince = now;
    }
    failed = failuresOf(ledger);
    if (ledger.acknowledged.length === acknowledged) return;
    acknowledged = ledger.acknowledged.length;
    if (isAway) {
      backAt = now;
      quietSince = now;
      isAway = false;
    }
    lastAt = now;
  }, 50);
  return {
    /** No failure and no pause within the last 3 s. */
    isBack: () => !isAway && Date.now() - quietSince > 3_000,
    stop() {
      clearInterval(timer);
      return ((isAway ? Date.now() : backAt) - began) / 1_000;
    },
  };
}

function failuresOf({ refusals, lost, notTaken }) {
  return refusals.filter(({ status }) => status >= 500).length + lost + notTaken;
}

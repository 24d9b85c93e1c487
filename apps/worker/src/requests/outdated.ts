import { CACHED_AFTER_MS, FALLBACK_AFTER_MS } from './network-first.ts';

/** How long the network is waited for after a write, and where a page asks for the newer answer that it was told of. */
const OUTDATED_MS = 10_000;
/** How often a page is told of a newer answer, at most. */
const UPDATE_MS = 60_000;
const MOST_UPDATES = 100;

let writtenAt = Number.NEGATIVE_INFINITY;
const updatedAt = new Map<string, number>();

export function noteWrite() {
  writtenAt = Date.now();
}

/** The page was told that there is a newer answer, and asks again. */
export function noteUpdate(url: string) {
  if (updatedAt.size >= MOST_UPDATES) updatedAt.clear();
  updatedAt.set(url, Date.now());
}

/** Some answers differ each time, and a page that was told so each time would ask for ever. */
export function wasUpdatedLately(url: string): boolean {
  return sinceUpdate(url) < UPDATE_MS;
}

function sinceUpdate(url: string): number {
  return Date.now() - (updatedAt.get(url) ?? Number.NEGATIVE_INFINITY);
}

export function cachedAfterMs(url: string): number {
  const since = Math.min(Date.now() - writtenAt, sinceUpdate(url));
  return since < OUTDATED_MS ? FALLBACK_AFTER_MS : CACHED_AFTER_MS;
}

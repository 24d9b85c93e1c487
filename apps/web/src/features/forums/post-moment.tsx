import { useSyncExternalStore } from 'react';
import { formatPostTime, inUtc } from './post-time.ts';

/** The server does not know the reader's time zone and writes UTC; the browser replaces it after hydration. */
export function PostMoment({ at }: { at: string }) {
  const time = useSyncExternalStore(
    neverChanges,
    () => formatPostTime(at),
    () => formatPostTime(at, inUtc),
  );
  return <time dateTime={at}>{time}</time>;
}

const neverChanges = () => () => {};

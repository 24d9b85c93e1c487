import { useSyncExternalStore } from 'react';
import { formatPostTime, inUtc } from './post-time.ts';

/** In the reader's own time as soon as the page is alive; the server, which does not know it, writes UTC. */
export function PostMoment({ at }: { at: string }) {
  const words = useSyncExternalStore(
    neverChanges,
    () => formatPostTime(at),
    () => formatPostTime(at, inUtc),
  );
  return <time dateTime={at}>{words}</time>;
}

const neverChanges = () => () => {};

import { useSyncExternalStore } from 'react';
import { formatDate } from '../format-date.ts';
import { formatRelative } from './relative-time.ts';

/** The server writes the date, because its pages are cached; the browser says how long ago it was. */
export function When({ at }: { at: string }) {
  const words = useSyncExternalStore(
    neverChanges,
    () => formatRelative(at, Date.now()),
    () => formatDate(at),
  );
  return <time dateTime={at}>{words}</time>;
}

const neverChanges = () => () => {};

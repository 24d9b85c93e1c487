import { useSyncExternalStore } from 'react';
import { formatDate } from '../format-date.ts';
import { formatRelative } from './relative-time.ts';

/** The server writes the date, because its pages are cached; the browser says how long ago it was. */
export function When({ at, isInSentence = false }: { at: string; isInSentence?: boolean }) {
  const words = useSyncExternalStore(
    neverChanges,
    () => formatRelative(at, Date.now()),
    () => formatDate(at),
  );
  return <time dateTime={at}>{isInSentence ? words[0]?.toLowerCase() + words.slice(1) : words}</time>;
}

const neverChanges = () => () => {};

import type { ThreadState } from '@wallabee/contract/forums/thread-state';
import { useState } from 'react';

interface StateQuery {
  data: ThreadState | undefined;
  isFetching: boolean;
}

/** What was unread when the visit began: it stays while the reader reads. */
export function useVisit({ data, isFetching }: StateQuery, isServed: boolean): ThreadState | undefined {
  const current = isServed || !isFetching ? data : undefined;
  const [visit, setVisit] = useState(current);
  if (visit === undefined && current !== undefined) setVisit(current);
  return visit ?? current;
}

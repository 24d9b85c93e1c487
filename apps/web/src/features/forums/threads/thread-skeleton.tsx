import { Fragment } from 'react';
import { ListSkeleton, TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ThreadColumns } from './thread-columns.tsx';

/** As wide as the content and longer than a screen, so that nothing shifts when the thread arrives. */
export function ThreadSkeleton() {
  return (
    <ThreadColumns>
      {LINES.map((lines) => (
        <Fragment key={lines}>
          <ListSkeleton rows={1} />
          <TextSkeleton lines={lines} />
        </Fragment>
      ))}
    </ThreadColumns>
  );
}

const LINES = [4, 5, 3, 6, 7];

import { Fragment } from 'react';
import { ListSkeleton, TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ThreadColumns } from './thread-columns.tsx';

/** In the width of what is to come, so that nothing moves sideways, and longer than a screen, so that no end moves down. */
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

/** Of each post; no two alike. */
const LINES = [4, 5, 3, 6, 7];

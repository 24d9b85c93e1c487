import { ListSkeleton, TextSkeleton } from '../../ui/skeletons.tsx';
import { ThreadColumns } from './thread-columns.tsx';

/** In the width of what is to come, so that nothing moves sideways. */
export function ThreadSkeleton() {
  return (
    <ThreadColumns>
      <ListSkeleton rows={1} />
      <TextSkeleton lines={4} />
      <ListSkeleton rows={1} />
      <TextSkeleton lines={5} />
    </ThreadColumns>
  );
}

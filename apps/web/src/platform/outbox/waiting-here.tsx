import { type ReactNode, Suspense } from 'react';
import { lazyPart } from './load-outbox.ts';
import type { WaitingListProps } from './waiting-list.tsx';
import { useWaitingWrites } from './waiting-writes.ts';

const WaitingList = lazyPart((parts) => parts.WaitingList);

interface WaitingHereProps extends Omit<WaitingListProps, 'writes'> {
  queue: string;
  /** Which of them belong here; all, where it is left out. */
  isHere?: (write: WaitingListProps['writes'][number]) => boolean;
  /** Whether the page shows already what was sent. */
  isShown?: (answer: unknown) => boolean;
  /** Shown while nothing waits. */
  otherwise?: ReactNode;
}

/** What waits in a queue. Its code is loaded only where something does. */
export function WaitingHere({
  queue,
  isHere = () => true,
  isShown = () => false,
  otherwise,
  ...list
}: WaitingHereProps) {
  const writes = useWaitingWrites(queue).filter(
    (write) => isHere(write) && !(write.state === 'sent' && isShown(write.answer)),
  );
  if (writes.length === 0) return otherwise ?? null;
  return (
    <Suspense>
      <WaitingList {...list} writes={writes} />
    </Suspense>
  );
}

import { WaitingHere } from '../../../platform/outbox/waiting-here.tsx';
import { OWN_SWAPS_QUEUE } from '../swap-links.ts';

/** The changes of offers and wants that the page shows and that are not sent yet. */
export function WaitingChanges() {
  return (
    <WaitingHere queue={OWN_SWAPS_QUEUE} isHere={({ shown }) => shown.text !== ''}>
      {({ shown }) => <p>{shown.text}</p>}
    </WaitingHere>
  );
}

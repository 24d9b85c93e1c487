import type { ReactNode } from 'react';
import { WaitingHere } from '../../../platform/outbox/waiting-here.tsx';
import { useWaitingWrites } from '../../../platform/outbox/waiting-writes.ts';
import { OWN_SWAPS_QUEUE } from '../swap-links.ts';
import { isProposalOf, type ProposedRing } from './proposal-writes.ts';
import { proposalStrings as strings } from './ring.strings.ts';

/** In place of the button, while the proposal of this ring waits. */
export function WaitingProposal({ ring, children }: { ring: ProposedRing; children: ReactNode }) {
  const writes = useWaitingWrites(OWN_SWAPS_QUEUE);
  if (!writes.some((write) => isProposalOf(ring, write))) return children;
  return (
    <WaitingHere queue={OWN_SWAPS_QUEUE} isHere={(write) => isProposalOf(ring, write)}>
      {() => <p>{strings.waiting}</p>}
    </WaitingHere>
  );
}

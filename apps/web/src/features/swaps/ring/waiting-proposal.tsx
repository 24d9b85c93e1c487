import type { ReactNode } from 'react';
import { WaitingHere } from '../../../platform/outbox/waiting-here.tsx';
import { OWN_SWAPS_QUEUE } from '../swap-links.ts';
import { isProposalOf, type ProposedRing } from './proposal-writes.ts';
import { proposalStrings as strings } from './ring.strings.ts';

/** In place of the button, while the proposal of this ring waits. */
export function WaitingProposal({ ring, children }: { ring: ProposedRing; children: ReactNode }) {
  return (
    <WaitingHere queue={OWN_SWAPS_QUEUE} isHere={(write) => isProposalOf(ring, write)} otherwise={children}>
      {() => <p>{strings.waiting}</p>}
    </WaitingHere>
  );
}

import type { Ring } from '@wallabee/contract/swaps/ring';
import type { ShownWrite, WaitingWrite } from '../../../platform/outbox/outbox-entry.ts';
import { OWN_SWAPS_QUEUE } from '../swap-links.ts';
import { proposalStrings as strings } from './ring.strings.ts';
import { ownExchange } from './ring-words.ts';

export type ProposedRing = Pick<Ring, 'members'>;

/** After changes of offers and wants that were made before, because it may depend on them. */
export function shownProposal(ring: ProposedRing): ShownWrite {
  return {
    queue: OWN_SWAPS_QUEUE,
    what: strings.what(ownExchange(ring.members).gets.name),
    text: '',
    href: '/swaps',
    detail: detailOf(ring),
  };
}

export function isProposalOf(ring: ProposedRing, { shown }: Pick<WaitingWrite, 'shown'>): boolean {
  const { items } = (shown.detail ?? {}) as Partial<ReturnType<typeof detailOf>>;
  return items === detailOf(ring).items;
}

function detailOf({ members }: ProposedRing) {
  return { items: members.map(({ gives }) => gives.item_id).join() };
}

import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import type { Ring } from '@wallabee/contract/swaps/ring';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { exchangeIn } from '../exchange.ts';
import { shownProposal } from '../ring/proposal-writes.ts';
import { RingDeal } from '../ring/ring-deal.tsx';
import { companyWords } from '../ring/ring-words.ts';
import { WaitingProposal } from '../ring/waiting-proposal.tsx';
import { swapHref } from '../swap-links.ts';
import { ringStrings as strings } from './own-swaps.strings.ts';
import styles from './swaps-view.module.css';
import type { OwnChanges } from './use-own-changes.ts';

interface FoundRingProps {
  ring: Ring;
  own: OwnSwaps;
  changes: OwnChanges;
}

export function FoundRing({ ring, own, changes }: FoundRingProps) {
  const { propose, isProposing, refusal } = useProposing(ring);
  const { gives, gets } = exchangeIn(ring);
  const hide = () =>
    changes.change(
      own,
      { not_for_me: { gives: gives.item_id, gets: gets.item_id, hidden: true } },
      { done: strings.hidden(gets.name) },
    );
  return (
    <RingDeal
      ring={ring}
      meta={companyWords(ring.members)}
      actions={
        <>
          <WaitingProposal ring={ring}>
            <Button isBusy={isProposing} onClick={propose}>
              {strings.propose}
            </Button>
          </WaitingProposal>
          <Button look="quiet" onClick={hide}>
            {strings.notForMe}
          </Button>
          {refusal && (
            <p className={styles.refusal} role="alert">
              {strings.refused} {refusal}
            </p>
          )}
        </>
      }
    />
  );
}

function useProposing({ members }: Ring) {
  const navigate = useNavigate();
  const { mutate, isPending, isSuccess, error } = useApiMutation(swapCalls.proposeSwap, {
    canWait: { show: () => shownProposal({ members }) },
    onSuccess: ({ id }) => void navigate(swapHref(id)),
    invalidates: [swapCalls.readOwnSwaps, swapCalls.listProposals],
  });
  const propose = () =>
    mutate({
      body: {
        members: members.map(({ player, gives, to }) => ({
          player_id: player.id,
          item_id: gives.item_id,
          to,
        })),
      },
    });
  return { propose, isProposing: isPending || isSuccess, refusal: error?.message };
}

import type { RingInstead } from '@wallabee/contract/swaps/ring';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { useNavigate } from 'react-router';
import { RingFigure } from '../../../game-ui/ring/ring-figure.tsx';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { shownProposal } from '../ring/proposal-writes.ts';
import { RingHub } from '../ring/ring-hub.tsx';
import { hash, hubWords, ownExchange } from '../ring/ring-words.ts';
import { WaitingProposal } from '../ring/waiting-proposal.tsx';
import { MEND } from './mend-links.ts';
import styles from './mend-ways.module.css';
import { proposalOf, proposeLabel, wayHeading, waySeats, wayText } from './mend-words.ts';
import { swapStrings as strings } from './swap.strings.ts';

/** Other rings in place of a broken one. */
export function MendWays({ swap }: { swap: Swap }) {
  return (
    <section id={MEND} className={styles.section} aria-labelledby={`${MEND}-heading`}>
      <header className={styles.head}>
        <h2 id={`${MEND}-heading`}>{strings.waysHeading(swap.ways.length)}</h2>
        {swap.ways.length > 1 && <p>{strings.waysOrder}</p>}
      </header>
      <div className={styles.ways}>
        {swap.ways.map((way) => (
          <Way key={way.members.map(({ gives }) => gives.item_id).join()} way={way} swap={swap} />
        ))}
      </div>
    </section>
  );
}

function Way({ way, swap }: { way: RingInstead; swap: Swap }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useApiMutation(swapCalls.proposeSwap, {
    canWait: { show: () => shownProposal(way) },
    invalidates: [swapCalls.readSwap, swapCalls.readOwnSwaps, swapCalls.listProposals],
    onSuccess: ({ id }) => void navigate(`/swaps/${id}`),
  });
  return (
    <article className={styles.way}>
      <RingFigure members={waySeats(way)} hub={<RingHub words={hubOfWay(way, swap)} />} isProposed />
      <div>
        <h3>{wayHeading(way, swap)}</h3>
        <p>{wayText(way, swap)}</p>
      </div>
      {error && <Notice kind="bad">{`${strings.way.failed} ${error.message}`}</Notice>}
      <div>
        <WaitingProposal ring={way}>
          <Button look="line" isBusy={isPending} onClick={() => mutate({ body: proposalOf(way, swap) })}>
            {proposeLabel(way)}
          </Button>
        </WaitingProposal>
      </div>
    </article>
  );
}

function hubOfWay({ members }: RingInstead, swap: Swap) {
  const { me, gets } = ownExchange(members);
  const isSame = gets.item_id === ownExchange(swap.members).gets.item_id;
  return isSame ? { head: hash(gets.number), line: strings.way.asBefore } : hubWords(me.gain, gets);
}

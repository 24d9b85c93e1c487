import type { Swap } from '@wallabee/contract/swaps/swap';
import { RingFigure } from '../../../game-ui/ring/ring-figure.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { MemberGains } from '../ring/member-gains.tsx';
import { RingHub } from '../ring/ring-hub.tsx';
import { gainsOfOthers, ownExchange, ownGain } from '../ring/ring-words.ts';
import { MendWays } from './mend-ways.tsx';
import { swapStrings as strings } from './swap.strings.ts';
import { SwapBanner } from './swap-banner.tsx';
import { SwapReceipt } from './swap-receipt.tsx';
import { WhatHappensNow, WhenAllAgree } from './swap-rules.tsx';
import { SwapStatus } from './swap-status.tsx';
import { SwapTalk } from './swap-talk.tsx';
import styles from './swap-view.module.css';
import { hubOfSwap, swapLead, swapTitle } from './swap-words.ts';
import { useLiveLine, useMarkSeen } from './use-swap.ts';

/** `updatedAt` is when the swap was fetched; times are relative to it. */
export function SwapView({ swap, updatedAt }: { swap: Swap; updatedAt: number }) {
  const now = new Date(updatedAt);
  const line = useLiveLine(swap);
  useMarkSeen(swap, updatedAt);
  return (
    <>
      <title>{strings.pageTitle(swapTitle(swap))}</title>
      <SwapHeader swap={swap} now={now} />
      <div role="status">
        <VisuallyHidden>{line}</VisuallyHidden>
      </div>
      <SwapBanner swap={swap} now={now} />
      <div className={styles.top}>
        <div className={styles.stage}>
          <RingFigure members={swap.members} hub={<RingHub words={hubOfSwap(swap)} />} isProposed />
        </div>
        <Stack>
          {swap.receipt && <SwapReceipt receipt={swap.receipt} swap={swap} now={now} />}
          <SwapStatus swap={swap} now={now} />
          {swap.state === 'open' && <WhenAllAgree swap={swap} now={now} />}
        </Stack>
      </div>
      {swap.state === 'broken' && swap.mended_by === null && swap.ways.length > 0 && <MendWays swap={swap} />}
      <div className={styles.foot}>
        <SwapTalk swap={swap} now={now} />
        {swap.state === 'broken' ? <WhatHappensNow swap={swap} /> : <WhyGood swap={swap} />}
      </div>
    </>
  );
}

function SwapHeader({ swap, now }: { swap: Swap; now: Date }) {
  return (
    <PageHeader
      heading={swapTitle(swap)}
      back={{ href: '/swaps', label: strings.back }}
      lead={
        <>
          {swapLead(swap, now)}
          {swap.instead_of !== null && (
            <>
              {' '}
              <Link to={`/swaps/${swap.instead_of}`}>{strings.mends}</Link>
            </>
          )}
        </>
      }
    />
  );
}

function WhyGood({ swap: { members } }: { swap: Swap }) {
  const { me, gets } = ownExchange(members);
  return (
    <Panel heading={strings.whyGood}>
      <MemberGains own={{ member: me, words: ownGain(me.gain, gets) }} gains={gainsOfOthers(members)} />
    </Panel>
  );
}

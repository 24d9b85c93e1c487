import type { Swap } from '@wallabee/contract/swaps/swap';
import { useEffect, useRef } from 'react';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BrokenActions } from './broken-actions.tsx';
import { swapStrings as strings } from './swap.strings.ts';
import { SwapAnswers } from './swap-answers.tsx';
import { SwapLegs } from './swap-legs.tsx';
import styles from './swap-status.module.css';
import { dayAndTime, daysLeft } from './swap-times.ts';
import { statusHeading } from './swap-words.ts';
import { WaitingAnswer } from './waiting-for-swap.tsx';

export function SwapStatus({ swap, now }: { swap: Swap; now: Date }) {
  const { heading, isAnswering } = useFocusAfterAnswer(swap);
  return (
    <Panel
      heading={statusHeading(swap)}
      headingRef={heading}
      aside={swap.state === 'open' && <EndOfSwap expiresAt={swap.expires_at} now={now} />}
    >
      <div className={styles.status}>
        <SwapLegs swap={swap} />
        {swap.state === 'broken' && <BrokenActions swap={swap} />}
        {swap.state === 'open' && (
          <WaitingAnswer swap={swap}>
            <SwapAnswers swap={swap} isAnswering={isAnswering} />
          </WaitingAnswer>
        )}
      </div>
    </Panel>
  );
}

/** The pressed button disappears with the answer, which a live event may show before the call returns. */
function useFocusAfterAnswer({ state, members, may_remind }: Swap) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnswering = useRef(false);
  const answers = `${state} ${members[0]?.agreed} ${may_remind}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the answers.
  useEffect(() => {
    if (isAnswering.current) heading.current?.focus();
    isAnswering.current = false;
  }, [answers]);
  return { heading, isAnswering };
}

function EndOfSwap({ expiresAt, now }: { expiresAt: string; now: Date }) {
  const days = daysLeft(expiresAt, now);
  return (
    <span className={styles.end}>
      <Tag kind="line">
        <time dateTime={expiresAt}>{strings.ends(dayAndTime(expiresAt, now))}</time>
      </Tag>
      {days !== null && strings.inDays(days)}
    </span>
  );
}

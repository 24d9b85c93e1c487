import type { Swap } from '@wallabee/contract/swaps/swap';
import type { RefObject } from 'react';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { BrokenActions } from './broken-actions.tsx';
import { swapStrings as strings } from './swap.strings.ts';
import { SwapAnswers } from './swap-answers.tsx';
import { SwapLegs } from './swap-legs.tsx';
import styles from './swap-status.module.css';
import { dayAndTime, daysLeft } from './swap-times.ts';
import { statusHeading } from './swap-words.ts';

type SwapStatusProps = {
  swap: Swap;
  now: Date;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

export function SwapStatus({ swap, now, headingRef }: SwapStatusProps) {
  return (
    <Panel
      heading={statusHeading(swap)}
      headingRef={headingRef}
      aside={swap.state === 'open' && <EndOfSwap expiresAt={swap.expires_at} now={now} />}
    >
      <div className={styles.status}>
        <SwapLegs swap={swap} />
        {swap.state === 'broken' && <BrokenActions swap={swap} />}
        {swap.state === 'open' && <SwapAnswers swap={swap} onAnswered={() => headingRef.current?.focus()} />}
      </div>
    </Panel>
  );
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

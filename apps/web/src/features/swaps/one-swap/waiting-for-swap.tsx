import type { Swap, SwapMessage } from '@wallabee/contract/swaps/swap';
import type { ReactNode } from 'react';
import { WaitingHere } from '../../../platform/outbox/waiting-here.tsx';
import { swapQueue } from '../swap-links.ts';
import styles from './swap-talk.module.css';
import { ANSWER, isDetail, TALK } from './waiting-details.ts';

/** Below the messages of a swap. */
export function WaitingTalk({ swap }: { swap: Swap }) {
  return (
    <WaitingHere
      queue={swapQueue(swap.id)}
      itemClass={styles.waiting}
      isHere={({ shown }) => isDetail(shown.detail, TALK)}
      isShown={(answer) => swap.messages.some(({ id }) => id === (answer as SwapMessage).id)}
    >
      {({ shown }) => <p className={styles.text}>{shown.text}</p>}
    </WaitingHere>
  );
}

/** In place of the buttons, while an answer waits. */
export function WaitingAnswer({ swap, children }: { swap: Swap; children: ReactNode }) {
  return (
    <WaitingHere
      queue={swapQueue(swap.id)}
      isHere={({ shown }) => isDetail(shown.detail, ANSWER)}
      otherwise={children}
    >
      {({ shown }) => <p>{shown.what}</p>}
    </WaitingHere>
  );
}

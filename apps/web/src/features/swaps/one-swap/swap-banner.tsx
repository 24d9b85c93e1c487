import type { Swap } from '@wallabee/contract/swaps/swap';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { swapStrings as strings } from './swap.strings.ts';
import styles from './swap-banner.module.css';
import { brokenHeading, brokenText, endedText } from './swap-words.ts';

/** How a swap ended, and what the player can do next. */
export function SwapBanner({ swap, now }: { swap: Swap; now: Date }) {
  const { state } = swap;
  if (state === 'open' || state === 'settled') return null;
  if (state === 'broken') {
    return (
      <div className={styles.banner} data-kind="broken">
        <h2>{brokenHeading(swap)}</h2>
        <p>{brokenText(swap, now)}</p>
      </div>
    );
  }
  return (
    <div className={styles.banner}>
      <h2>{strings.endedHeadings[state]}</h2>
      <p>{endedText(swap, now)}</p>
      <ButtonLink to="/swaps">{strings.lookForOthers}</ButtonLink>
    </div>
  );
}

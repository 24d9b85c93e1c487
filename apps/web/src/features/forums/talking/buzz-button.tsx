import type { PostState } from '@wallabee/contract/forums/thread-state';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './buzz-button.module.css';
import { othersWhoBuzzed } from './buzz-state.ts';
import { talkingStrings } from './talking.strings.ts';
import { useBuzz } from './use-buzz.ts';

export function BuzzButton({ state, authorName }: { state: PostState; authorName: string }) {
  const { buzz_count: count, is_buzzed: isBuzzed } = state;
  const buzz = useBuzz(state.id);
  const namesId = useId();
  const names = othersWhoBuzzed(state);
  const word = isBuzzed ? talkingStrings.buzzed : talkingStrings.buzz;
  const shown = count > 0 ? `${word} ${formatNumber(count)}` : word;
  return (
    <span className={styles.buzzing}>
      <Button
        look="quiet"
        isSmall
        data-buzz
        className={classNames(styles.buzz, isBuzzed && styles.on)}
        aria-pressed={isBuzzed}
        aria-label={`${shown}, ${talkingStrings.postBy(authorName)}`}
        aria-describedby={names === null ? undefined : namesId}
        onClick={() => buzz(!isBuzzed)}
      >
        <Icon name="bee" />
        {word} {count > 0 && <b>{formatNumber(count)}</b>}
      </Button>
      {isBuzzed && count > 1 && <span className={styles.by}>{talkingStrings.youAndOthers(count - 1)}</span>}
      {names !== null && (
        <span className={styles.names} role="tooltip" id={namesId}>
          {names}
        </span>
      )}
    </span>
  );
}

/** Of the reader's own post, which they cannot buzz. */
export function BuzzCount({ state }: { state: PostState }) {
  if (state.buzz_count === 0) return null;
  return (
    <span className={styles.count} title={othersWhoBuzzed(state) ?? undefined}>
      <Icon name="bee" />
      {talkingStrings.buzzes(state.buzz_count)}
    </span>
  );
}

import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { inboxStrings } from '../inbox.strings.ts';
import type { KnownMessages } from './known-messages.ts';
import styles from './message-scroller.module.css';
import { useScrollPosition } from './use-scroll-position.ts';

type MessageScrollerProps = {
  known: KnownMessages;
  ownId: number;
  name: string;
  olderStatus: 'idle' | 'loading' | 'failed';
  onOlder: () => void;
  children: ReactNode;
};

/**
 * Stays at the newest message unless the reader has scrolled back; older messages are added above without moving what
 * is being read.
 */
export function MessageScroller({
  known,
  ownId,
  name,
  olderStatus,
  onOlder,
  children,
}: MessageScrollerProps) {
  const box = useRef<HTMLDivElement>(null);
  const { hasNew, followScroll, goToEnd } = useScrollPosition(box, known, ownId);
  const newest = known.messages.at(-1);

  function onScroll() {
    followScroll();
    const isNearStart = (box.current?.scrollTop ?? 0) < NEAR_START;
    if (isNearStart && known.hasOlder && olderStatus === 'idle') onOlder();
  }

  return (
    <div className={styles.frame}>
      <section
        className={styles.box}
        ref={box}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within a keyboard's reach.
        tabIndex={0}
        aria-label={inboxStrings.messages}
      >
        <div className={styles.content}>
          {known.hasOlder && (
            <div className={styles.older}>
              {olderStatus === 'failed' && <p role="alert">{inboxStrings.olderFailed}</p>}
              <Button look="line" isSmall isBusy={olderStatus === 'loading'} onClick={onOlder}>
                {inboxStrings.older}
              </Button>
            </div>
          )}
          {children}
        </div>
      </section>
      {hasNew && (
        <Button className={styles.new} look="ink" isSmall onClick={goToEnd}>
          {inboxStrings.newMessages}
          <Icon name="chevronDown" />
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">
          {newest && newest.sender_id !== ownId && inboxStrings.heard(name, newest.text)}
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** In pixels. */
const NEAR_START = 80;

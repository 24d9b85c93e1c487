import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { writeNote } from './device-notes.ts';
import { installStrings as strings } from './install.strings.ts';
import styles from './install-hint.module.css';
import { useHint } from './use-hint.ts';
import { useInstall } from './use-install.ts';

/** Below the content of a page, where it covers nothing and moves nothing that is in view. */
export function InstallHint() {
  const { state, isBusy, install } = useInstall();
  const isDue = useHint(state);
  const [isDone, setDone] = useState(false);
  const { ref, isOpen } = useRoom(isDue && !isDone);
  const close = () => {
    setDone(true);
    void noteShown();
  };

  return (
    <div ref={ref}>
      {isOpen && !isDone && (
        <aside className={styles.hint} aria-label={strings.hintLabel}>
          <p>
            {strings.hint} {state === 'ios' && strings.hintIos}
          </p>
          <div className={styles.actions}>
            {state === 'ready' && (
              <Button isSmall isBusy={isBusy} onClick={() => void install().then(close)}>
                {strings.install}
              </Button>
            )}
            <Button look="line" isSmall onClick={close}>
              {strings.dismiss}
            </Button>
          </div>
        </aside>
      )}
    </div>
  );
}

const noteShown = () => writeNote('install-hint', 'shown').catch(() => {});

/** Opens while its place is out of view, on each page again, and counts as shown once it is in view. */
function useRoom(isDue: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own place for it.
  useEffect(() => {
    if (!isDue || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      const isBelow = entry && !entry.isIntersecting && entry.boundingClientRect.top > innerHeight;
      if (isBelow) setOpen(true);
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isDue, key]);

  useEffect(() => {
    const hint = ref.current?.firstElementChild;
    if (!isOpen || !hint) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void noteShown();
    });
    observer.observe(hint);
    return () => observer.disconnect();
  }, [isOpen]);

  return { ref, isOpen };
}

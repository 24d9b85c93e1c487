import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onceReachable } from '../../platform/connection.ts';
import { Button } from '../../ui/button.tsx';
import { PageLayout } from '../../ui/page-layout.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';
import { shellStrings } from './shell.strings.ts';
import styles from './views.module.css';

const { noConnection } = shellStrings;

/** The page for an address that nobody answered; it opens by itself as soon as somebody does. */
export function NoConnectionView({ error }: { error: unknown }) {
  const { tryAgain, isTrying } = useAnotherTry(error);
  return (
    <PageLayout>
      <title>{noConnection.title}</title>
      <div className={styles.view} role="alert">
        <svg className={styles.comb} viewBox="0 0 344 128" aria-hidden="true">
          <path className={styles.cell} d="M62 6 112 34v60L62 122 12 94V34Z" />
          <path className={styles.crack} d="M122 64h28m44 0h28" />
          <path className={styles.empty} d="M282 6 332 34v60l-50 28-50-28V34Z" />
        </svg>
        <h1>{noConnection.heading}</h1>
        <p>{noConnection.text}</p>
        <Button onClick={tryAgain} isBusy={isTrying}>
          {uiStrings.tryAgain}
        </Button>
      </div>
    </PageLayout>
  );
}

/** Not by loading the document anew: without a connection that would leave the tab with nothing of ours. */
function useAnotherTry(error: unknown) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const [isTrying, setTrying] = useState(false);
  const tryNow = useRef<() => Promise<boolean>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what fails once more is tried once more.
  useEffect(() => {
    const next = onceReachable(() => void navigate(address, { replace: true }));
    tryNow.current = next.tryNow;
    return next.stop;
  }, [navigate, address, error]);

  const tryAgain = async () => {
    setTrying(true);
    await tryNow.current?.();
    setTrying(false);
  };
  return { tryAgain: () => void tryAgain(), isTrying };
}

import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onceReachable } from '../../../platform/api/connection.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { uiStrings } from '../../../ui/ui.strings.ts';
import { FailureView } from './error-view.tsx';
import { noConnectionStrings } from './no-connection.strings.ts';

/** The page retries by itself once the site can be reached. */
export function NoConnectionView({ error }: { error: unknown }) {
  const { tryAgain, isTrying } = useRetry(error);
  return (
    <FailureView
      strings={noConnectionStrings}
      actions={
        <Button onClick={tryAgain} isBusy={isTrying}>
          {uiStrings.tryAgain}
        </Button>
      }
    />
  );
}

/** Reloading the document without a connection would lose the page. */
function useRetry(error: unknown) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const [isTrying, setTrying] = useState(false);
  const tryNow = useRef<() => Promise<boolean>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure schedules another try.
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

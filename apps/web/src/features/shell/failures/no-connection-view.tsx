import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { onceReachable } from '../../../platform/api/connection.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { uiStrings } from '../../../ui/ui.strings.ts';
import { FailureView } from './error-view.tsx';
import { noConnectionStrings } from './no-connection.strings.ts';

/** The page for an address that nobody answered; it opens by itself as soon as somebody does. */
export function NoConnectionView({ error }: { error: unknown }) {
  const { tryAgain, isTrying } = useAnotherTry(error);
  return (
    <FailureView
      words={noConnectionStrings}
      actions={
        <Button onClick={tryAgain} isBusy={isTrying}>
          {uiStrings.tryAgain}
        </Button>
      }
    />
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

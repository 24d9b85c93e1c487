import { useEffect } from 'react';
import { afterFirstUse } from '../../platform/pages/after-first-use.ts';
import { useToast } from '../../ui/feedback/toast.tsx';
import { shellStrings } from './shell.strings.ts';

export function useVersionCheck() {
  const showToast = useToast();

  useEffect(() => {
    // Before a deployment removes the script, and after the page has loaded.
    const watch = Promise.resolve(afterFirstUse())
      .then(() => import('./late-start.ts'))
      .then(({ createVersionWatch, startWorkerLate }) => {
        startWorkerLate();
        return createVersionWatch(offer);
      });
    const look = () => void watch.then((lookNow) => lookNow()).catch(() => {});
    const timer = setInterval(look, INTERVAL_MS);
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);

    function offer(reload: () => void) {
      showToast({
        text: shellStrings.newVersion,
        action: { label: shellStrings.reload, onAction: reload },
      });
    }
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [showToast]);
}

const INTERVAL_MS = 5 * 60_000;

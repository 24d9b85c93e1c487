import { useRef, useState } from 'react';

/** One sending at a time: a second press while the first is under way does nothing. */
export function useSending() {
  const [failure, setFailure] = useState<Error | null>(null);
  const [isSending, setSending] = useState(false);
  const isUnderWay = useRef(false);

  async function send(act: () => Promise<void>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    setFailure(null);
    try {
      await act();
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown : new Error(String(thrown)));
    } finally {
      isUnderWay.current = false;
      setSending(false);
    }
  }

  return { send, isSending, failure, fail: setFailure };
}

import { useEffect, useRef } from 'react';

interface Pending {
  timer: ReturnType<typeof setTimeout>;
  onDiscard: () => void;
}

/**
 * A timer for one action at a time; a new one replaces it. Navigation cancels it, because writing to the address would
 * bring this page back; `onDiscard` runs on a link to this very page.
 */
export function useDebounce() {
  const pending = useRef<Pending>(undefined);
  useEffect(() => {
    const cancel = () => clearTimeout(pending.current?.timer);
    const followLink = ({ target, defaultPrevented }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // The browser opens other links beside this page.
      if (!link || !defaultPrevented) return;
      cancel();
      if (link.pathname === location.pathname) pending.current?.onDiscard();
      pending.current = undefined;
    };
    window.addEventListener('popstate', cancel);
    // On the window, so that it runs after the router's click handler.
    window.addEventListener('click', followLink);
    return () => {
      cancel();
      window.removeEventListener('popstate', cancel);
      window.removeEventListener('click', followLink);
    };
  }, []);
  return (ms: number, task: () => void, onDiscard = () => {}) => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    if (ms === 0) return task();
    const act = () => {
      pending.current = undefined;
      task();
    };
    pending.current = { timer: setTimeout(act, ms), onDiscard };
  };
}

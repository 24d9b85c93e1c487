import { useEffect, useRef } from 'react';

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  forget: () => void;
}

/**
 * A timer for one action at a time; a new one replaces it. Navigation cancels it, because writing to the address would
 * bring this page back; `forget` runs on a link to this very page.
 */
export function usePause() {
  const waiting = useRef<Waiting>(undefined);
  useEffect(() => {
    const callOff = () => clearTimeout(waiting.current?.timer);
    const followLink = ({ target, defaultPrevented }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // The browser opens other links beside this page.
      if (!link || !defaultPrevented) return;
      callOff();
      if (link.pathname === location.pathname) waiting.current?.forget();
      waiting.current = undefined;
    };
    window.addEventListener('popstate', callOff);
    // On the window, so that it runs after the router's click handler.
    window.addEventListener('click', followLink);
    return () => {
      callOff();
      window.removeEventListener('popstate', callOff);
      window.removeEventListener('click', followLink);
    };
  }, []);
  return (ms: number, task: () => void, forget = () => {}) => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    if (ms === 0) return task();
    const act = () => {
      waiting.current = undefined;
      task();
    };
    waiting.current = { timer: setTimeout(act, ms), forget };
  };
}

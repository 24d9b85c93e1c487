import { useEffect, useRef } from 'react';

interface Waiting {
  timer: ReturnType<typeof setTimeout>;
  forget: () => void;
}

/**
 * One thing to do after a while, or now; the next one takes its place. Leaving the page calls it off, already when the
 * way back or a link has been taken and the page is still being waited for: whatever is written into the address then
 * would bring this one back. `forget`: what a link to this very page, as it is without that, asks for.
 */
export function usePause() {
  const waiting = useRef<Waiting>(undefined);
  useEffect(() => {
    const callOff = () => clearTimeout(waiting.current?.timer);
    const followLink = ({ target, defaultPrevented }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Those left to the browser open beside this page.
      if (!link || !defaultPrevented) return;
      callOff();
      if (link.pathname === location.pathname) waiting.current?.forget();
      waiting.current = undefined;
    };
    window.addEventListener('popstate', callOff);
    // On the window: after whoever takes visitors along the links.
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

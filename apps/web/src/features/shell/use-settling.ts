import { useEffect } from 'react';

/** Tells the stylesheet when the page has come to rest, and what was put off until then can be laid out. */
export function useSettling() {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.documentElement.dataset.settled = '';
    }, REST_MS);
    return () => clearTimeout(timer);
  }, []);
}

const REST_MS = 1_000;

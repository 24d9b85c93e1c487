import { useEffect } from 'react';

/** The stylesheet renders deferred content once this attribute is set. */
export function useSettledAttribute() {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.documentElement.dataset.settled = '';
    }, REST_MS);
    return () => clearTimeout(timer);
  }, []);
}

const REST_MS = 1_000;

import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { arrive, choose, shownFrom, write } from './ahead-of-address.ts';

interface Ahead {
  shown: string;
  show: (chosen: string) => void;
  /** Give it to a form as its key: when it changes, the form has to show what the address says. */
  arrivals: number;
}

/**
 * What lives in the address but works on what is already here: it shows at once, and the address follows. All links of a
 * page look at the address, and neither the list nor the next key should have to wait for them.
 */
export function useAheadOfAddress(address: string, follow: (shown: string) => void): Ahead {
  const [state, setState] = useState(() => shownFrom(address));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (address !== state.address) setState(arrive(state, address));

  const show = (chosen: string) => {
    setState((known) => choose(known, chosen));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setState(write);
      follow(chosen);
    }, ADDRESS_PAUSE_MS);
  };
  return { shown: state.shown, show, arrivals: state.arrivals };
}

/** So long nothing more is typed or chosen. */
const ADDRESS_PAUSE_MS = 200;

/** Of the filters in the address, as they are written there. */
export function useFiltersAheadOfAddress(): Ahead {
  const [search, setSearch] = useSearchParams();
  return useAheadOfAddress(search.toString(), (filters) =>
    setSearch(filters, { replace: true, preventScrollReset: true }),
  );
}

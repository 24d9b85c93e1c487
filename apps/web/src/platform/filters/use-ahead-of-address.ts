import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePause } from '../../ui/lists/use-pause.ts';
import { arrive, choose, giveUp, shownFrom, write } from './ahead-of-address.ts';

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
  const pause = usePause();
  // What else stands in the address may have changed during the pause.
  const latestFollow = useRef(follow);
  useEffect(() => {
    latestFollow.current = follow;
  });
  if (address !== state.address) setState(arrive(state, address));

  const show = (chosen: string) => {
    setState((known) => choose(known, chosen));
    const writeDown = () => {
      setState(write);
      latestFollow.current(chosen);
    };
    pause(ADDRESS_PAUSE_MS, writeDown, () => setState(giveUp));
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

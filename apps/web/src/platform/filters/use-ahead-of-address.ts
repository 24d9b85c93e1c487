import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePause } from '../../ui/lists/use-pause.ts';
import { arrive, choose, giveUp, shownFrom, write } from './ahead-of-address.ts';

interface Ahead {
  shown: string;
  show: (chosen: string) => void;
  /** The caller sets it as a form's key, so that the form is reset to the address. */
  arrivals: number;
}

/**
 * Every link of a page renders when the address changes, so the choice is shown at once and written to the address
 * after a pause.
 */
export function useAheadOfAddress(address: string, follow: (shown: string) => void): Ahead {
  const [state, setState] = useState(() => shownFrom(address));
  const pause = usePause();
  // The other parameters may have changed during the pause.
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

const ADDRESS_PAUSE_MS = 200;

export function useFiltersAheadOfAddress(): Ahead {
  const [search, setSearch] = useSearchParams();
  return useAheadOfAddress(search.toString(), (filters) =>
    setSearch(filters, { replace: true, preventScrollReset: true }),
  );
}

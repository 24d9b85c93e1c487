import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDebounce } from '../../ui/lists/use-debounce.ts';
import { changeAddress, choose, fromAddress, revert, write } from './debounced-address.ts';

interface DebouncedValue {
  shown: string;
  show: (chosen: string) => void;
  /** The caller sets it as a form's key, so that the form is reset to the address. */
  externalChanges: number;
}

/**
 * Every link of a page renders when the address changes, so the choice is shown at once and written to the address
 * after a pause.
 */
export function useDebouncedAddress(address: string, onWrite: (shown: string) => void): DebouncedValue {
  const [state, setState] = useState(() => fromAddress(address));
  const debounce = useDebounce();
  // The other parameters may have changed during the pause.
  const latestOnWrite = useRef(onWrite);
  useEffect(() => {
    latestOnWrite.current = onWrite;
  });
  if (address !== state.address) setState(changeAddress(state, address));

  const show = (chosen: string) => {
    setState((known) => choose(known, chosen));
    const writeAddress = () => {
      setState(write);
      latestOnWrite.current(chosen);
    };
    debounce(ADDRESS_DEBOUNCE_MS, writeAddress, () => setState(revert));
  };
  return { shown: state.shown, show, externalChanges: state.externalChanges };
}

const ADDRESS_DEBOUNCE_MS = 200;

export function useDebouncedFilters(): DebouncedValue {
  const [search, setSearch] = useSearchParams();
  return useDebouncedAddress(search.toString(), (filters) =>
    setSearch(filters, { replace: true, preventScrollReset: true }),
  );
}

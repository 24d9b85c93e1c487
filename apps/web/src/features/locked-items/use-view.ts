import {
  type LockedItemsView,
  lockedItemsViewFrom,
  VIEW_FIELDS,
} from '@wallabee/contract/locked-items/locked-items-address';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { arrive, choose, filtersFrom, write } from './filters-in-address.ts';

/** So long nothing more is typed before the list follows. */
const PAUSE_MS = 300;
/** The address follows the list: all links of the page look at it, and the list should not have to wait for them. */
const ADDRESS_PAUSE_MS = 100;

interface ShownView {
  view: LockedItemsView;
  /** Takes the filters as the form has them. */
  apply: (filters: URLSearchParams) => void;
  clear: () => void;
  /** Changes when the form has to forget what was typed into it. */
  formKey: string;
}

/** The view lives in the address; ticks and choices show at once, words after a pause. */
export function useView(hasPlaceFilters: boolean): ShownView {
  const { filters, setFilters, arrivals } = useFiltersInAddress();
  const [clearings, setClearings] = useState(0);
  const pause = usePause();
  const view = useMemo(
    () => lockedItemsViewFrom(new URLSearchParams(filters), hasPlaceFilters),
    [filters, hasPlaceFilters],
  );

  const apply = (typed: URLSearchParams) => {
    const wanted = withoutDefaults(typed);
    if (choicesOf(wanted) === choicesOf(new URLSearchParams(filters))) {
      pause(PAUSE_MS, () => setFilters(wanted.toString()));
    } else {
      pause(0, null);
      setFilters(wanted.toString());
    }
  };

  const clear = () => {
    pause(0, null);
    setClearings((count) => count + 1);
    setFilters('');
  };

  return { view, apply, clear, formKey: `${clearings}/${arrivals}` };
}

function useFiltersInAddress() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const [state, setState] = useState(() => filtersFrom(address));
  const pause = usePause();
  if (address !== state.address) setState(arrive(state, address));

  const setFilters = (filters: string) => {
    setState((known) => choose(known, filters));
    pause(ADDRESS_PAUSE_MS, () => {
      setState(write);
      setSearch(filters, { replace: true, preventScrollReset: true });
    });
  };
  return { filters: state.filters, arrivals: state.arrivals, setFilters };
}

/** One thing to do after a while; the next one takes its place, and leaving the page calls it off. */
function usePause() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (ms: number, task: (() => void) | null) => {
    clearTimeout(timer.current);
    if (task) timer.current = setTimeout(task, ms);
  };
}

const WORDS: readonly string[] = [VIEW_FIELDS.text, VIEW_FIELDS.number];

function choicesOf(filters: URLSearchParams): string {
  const choices = new URLSearchParams([...filters].filter(([name]) => !WORDS.includes(name)));
  choices.sort();
  return choices.toString();
}

/** The plain list keeps its plain address. */
function withoutDefaults(filters: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...filters].filter(
      ([name, value]) =>
        !(name === VIEW_FIELDS.max && value === '0') && !(name === VIEW_FIELDS.sort && value === 'number-up'),
    ),
  );
}

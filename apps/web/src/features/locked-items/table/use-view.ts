import {
  type LockedItemsView,
  lockedItemsViewFrom,
  VIEW_FIELDS,
} from '@wallabee/contract/locked-items/locked-items-address';
import { useMemo, useState } from 'react';
import { useFiltersAheadOfAddress } from '../../../platform/filters/use-ahead-of-address.ts';
import { usePause } from '../../../ui/lists/use-pause.ts';

const PAUSE_MS = 300;

interface ShownView {
  view: LockedItemsView;
  apply: (filters: URLSearchParams) => void;
  clear: () => void;
  /** Changes when the form has to be reset. */
  formKey: string;
}

/** The view is stored in the address; checkboxes and choices apply at once, text after a pause. */
export function useView(hasPlaceFilters: boolean): ShownView {
  const { shown: filters, show, arrivals } = useFiltersAheadOfAddress();
  const [clearings, setClearings] = useState(0);
  const pause = usePause();
  const view = useMemo(
    () => lockedItemsViewFrom(new URLSearchParams(filters), hasPlaceFilters),
    [filters, hasPlaceFilters],
  );

  const emptyForm = () => setClearings((count) => count + 1);
  const apply = (typed: URLSearchParams) => {
    const wanted = withoutDefaults(typed);
    const areWordsAlone = choicesOf(wanted) === choicesOf(new URLSearchParams(filters));
    pause(areWordsAlone ? PAUSE_MS : 0, () => show(wanted.toString()), emptyForm);
  };

  const clear = () => {
    emptyForm();
    pause(0, () => show(''));
  };

  return { view, apply, clear, formKey: `${clearings}/${arrivals}` };
}

const WORDS: readonly string[] = [VIEW_FIELDS.text, VIEW_FIELDS.number];

function choicesOf(filters: URLSearchParams): string {
  const choices = new URLSearchParams([...filters].filter(([name]) => !WORDS.includes(name)));
  choices.sort();
  return choices.toString();
}

function withoutDefaults(filters: URLSearchParams): URLSearchParams {
  return new URLSearchParams(
    [...filters].filter(
      ([name, value]) =>
        !(name === VIEW_FIELDS.max && value === '0') && !(name === VIEW_FIELDS.sort && value === 'number-up'),
    ),
  );
}

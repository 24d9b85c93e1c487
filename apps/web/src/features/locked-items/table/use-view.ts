import {
  type LockedItemsView,
  lockedItemsViewFrom,
  VIEW_FIELDS,
} from '@wallabee/contract/locked-items/locked-items-address';
import { useMemo, useState } from 'react';
import { useDebouncedFilters } from '../../../platform/filters/use-debounced-address.ts';
import { useDebounce } from '../../../ui/lists/use-debounce.ts';

const DEBOUNCE_MS = 300;

interface ShownView {
  view: LockedItemsView;
  /** The view as an address has it. */
  search: string;
  apply: (filters: URLSearchParams) => void;
  clear: () => void;
  /** Changes when the form has to be reset. */
  formKey: string;
}

/** The view is stored in the address; checkboxes and choices apply at once, text after a pause. */
export function useView(hasPlaceFilters: boolean): ShownView {
  const { shown: filters, show, externalChanges } = useDebouncedFilters();
  const [resets, setResets] = useState(0);
  const debounce = useDebounce();
  const view = useMemo(
    () => lockedItemsViewFrom(new URLSearchParams(filters), hasPlaceFilters),
    [filters, hasPlaceFilters],
  );

  const resetForm = () => setResets((count) => count + 1);
  const apply = (typed: URLSearchParams) => {
    const wanted = withoutDefaults(typed);
    const isTextOnly = choicesOf(wanted) === choicesOf(new URLSearchParams(filters));
    debounce(isTextOnly ? DEBOUNCE_MS : 0, () => show(wanted.toString()), resetForm);
  };

  const clear = () => {
    resetForm();
    debounce(0, () => show(''));
  };

  return { view, search: filters, apply, clear, formKey: `${resets}/${externalChanges}` };
}

const TEXT_FIELDS: readonly string[] = [VIEW_FIELDS.text, VIEW_FIELDS.number];

function choicesOf(filters: URLSearchParams): string {
  const choices = new URLSearchParams([...filters].filter(([name]) => !TEXT_FIELDS.includes(name)));
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

import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDebounce } from '../lists/use-debounce.ts';
import { uiStrings } from '../ui.strings.ts';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  children: ReactNode;
  label: string;
  /** The result count, announced by screen readers. */
  count?: string | undefined;
  /** Replaces the navigation for lists that are in the browser already. */
  onFilter?: ((filters: URLSearchParams) => void) | undefined;
  /** The caller updates the address and changes the form's key to reset it. */
  isAddressDebounced?: boolean | undefined;
};

/** A GET form that submits itself on change, and by Enter without a script. */
export function FilterBar({ children, label, count, onFilter, isAddressDebounced }: FilterBarProps) {
  const navigate = useNavigate();
  const debounce = useDebounce();
  const { form, willWrite } = useFormOfAddress(isAddressDebounced);

  const apply = (form: HTMLFormElement) => {
    const filters = filtersOf(form);
    willWrite(`${filters}`);
    if (onFilter) return onFilter(filters);
    void navigate({ search: `${filters}` }, { replace: true, preventScrollReset: true });
  };

  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const ms = onFilter || !isTyping(event.target) ? 0 : TYPING_MS;
    debounce(
      ms,
      () => apply(form),
      () => form.reset(),
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element around the form would be redundant.
    <form
      ref={form}
      className={styles.filters}
      role="search"
      aria-label={label}
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        debounce(0, () => apply(form));
      }}
    >
      {children}
      <button className={styles.send} type="submit">
        {uiStrings.showResults}
      </button>
      {count !== undefined && (
        <p className={styles.count} role="status">
          {count}
        </p>
      )}
    </form>
  );
}

const TYPING_MS = 220;

/**
 * A link or the back button may change the filters, so the form is reset to the address, but not to an address that
 * the form itself wrote: it may arrive when more has been typed.
 */
function useFormOfAddress(isDebounced = false) {
  const form = useRef<HTMLFormElement>(null);
  const written = useRef<string[]>([]);
  const { search } = useLocation();
  const seen = useRef(search);
  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    const place = written.current.indexOf(search.replace(/^\?/, ''));
    written.current = place < 0 ? [] : written.current.slice(place + 1);
    if (place < 0 && !isDebounced && !form.current?.contains(document.activeElement)) form.current?.reset();
  }, [search, isDebounced]);
  return { form, willWrite: (filters: string) => void written.current.push(filters) };
}

/** Empty fields are left out, so that the default view has the plain address. */
function filtersOf(form: HTMLFormElement) {
  const filters = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') filters.append(name, value.trim());
  }
  return filters;
}

function isTyping(target: EventTarget) {
  return target instanceof HTMLInputElement && ['search', 'text', 'number'].includes(target.type);
}

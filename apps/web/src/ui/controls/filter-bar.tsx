import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePause } from '../lists/use-pause.ts';
import { uiStrings } from '../ui.strings.ts';
import styles from './filter-bar.module.css';

type FilterBarProps = {
  children: ReactNode;
  label: string;
  /** What the filters leave, in words; read aloud when it changes. */
  count?: string | undefined;
  /** Told of every change at once instead of the URL: for lists already in the browser. */
  onFilter?: ((filters: URLSearchParams) => void) | undefined;
  /** The address follows the form; whoever uses it gives it a new key where it must follow the address. */
  isAheadOfAddress?: boolean | undefined;
};

/** A GET form: the filters are the URL's. It sends itself as they change, and by Enter before the script arrives. */
export function FilterBar({ children, label, count, onFilter, isAheadOfAddress }: FilterBarProps) {
  const navigate = useNavigate();
  const pause = usePause();
  const form = useFormOfAddress(isAheadOfAddress);

  const apply = (form: HTMLFormElement) => {
    const filters = filtersOf(form);
    if (onFilter) return onFilter(filters);
    void navigate({ search: `${filters}` }, { replace: true, preventScrollReset: true });
  };

  const change = (event: ChangeEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const ms = onFilter || !isTyping(event.target) ? 0 : TYPING_MS;
    pause(
      ms,
      () => apply(form),
      () => form.reset(),
    );
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form in a search element would be two where one is enough.
    <form
      ref={form}
      className={styles.filters}
      role="search"
      aria-label={label}
      onChange={change}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        pause(0, () => apply(form));
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

/** So long nothing more is typed. */
const TYPING_MS = 220;

/** A link or the back button may change the filters, too: the boxes then show what the address says. */
function useFormOfAddress(isAhead = false) {
  const form = useRef<HTMLFormElement>(null);
  const { search } = useLocation();
  const seen = useRef(search);
  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    // Whoever is typing is ahead of the address.
    if (!isAhead && !form.current?.contains(document.activeElement)) form.current?.reset();
  }, [search, isAhead]);
  return form;
}

/** Empty ones are left out, so that the plain list keeps its plain address. */
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

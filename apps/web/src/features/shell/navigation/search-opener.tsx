import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { offerEarlySearch } from '../../../platform/drafts/early-search.ts';
import { IconButton, IconLink } from '../../../ui/controls/icon-button.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { shellStrings } from '../shell.strings.ts';
import styles from './search-opener.module.css';
import { useSearchKey } from './use-search-key.ts';

const SEARCH_PAGE = '/tools/search';

/**
 * Leads to the search page, with a field to type into until that page is there. The field is focused in the handler
 * itself, because phones open the keyboard only then.
 */
export function SearchOpener() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const box = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);

  function open() {
    flushSync(() => setOpen(true));
    box.current?.focus();
    offerEarlySearch({ text: () => box.current?.value ?? '', end: () => setOpen(false) });
  }
  function close() {
    offerEarlySearch(null);
    setOpen(false);
  }
  useSearchKey(() => {
    open();
    void navigate(SEARCH_PAGE);
  });
  // On the search page the field is taken over, unless that page could not be loaded.
  useEffect(() => {
    if (pathname === SEARCH_PAGE) return;
    offerEarlySearch(null);
    setOpen(false);
  }, [pathname]);

  function follow(event: MouseEvent) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const ownBox = document.querySelector<HTMLInputElement>('main search input[type="search"]');
    if (ownBox) ownBox.focus();
    else open();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const text = box.current?.value.trim() ?? '';
    if (text === '') return;
    offerEarlySearch(null);
    void navigate(`${SEARCH_PAGE}?q=${encodeURIComponent(text)}`);
  }

  return (
    <>
      <IconLink ref={opener} icon="search" label={shellStrings.search} to={SEARCH_PAGE} onClick={follow} />
      {isOpen && (
        <form
          className={styles.form}
          action={SEARCH_PAGE}
          onSubmit={submit}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            close();
            opener.current?.focus();
          }}
        >
          <SearchBox ref={box} label={shellStrings.search} />
          <IconButton icon="close" label={shellStrings.closeSearch} onClick={close} />
        </form>
      )}
    </>
  );
}

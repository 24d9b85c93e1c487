import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { forgetSearches, rememberSearch, useRecentSearches } from '../../platform/search/recent-searches.ts';
import { Link } from '../../ui/controls/link.tsx';
import { useFinder } from './load-finder.ts';
import { quickFindStrings } from './quick-find.strings.ts';
import styles from './quick-find-dialog.module.css';
import { type FinderKeys, QuickFindForm, useControlledList } from './quick-find-form.tsx';
import { searchHref } from './search-address.ts';
import { useHeldEnter } from './use-held-enter.ts';

interface QuickFindDialogProps {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** The field is there at once; the rows are loaded when it is first opened. */
export function QuickFindDialog({ text, onType, onClose }: QuickFindDialogProps) {
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const keys = useRef<FinderKeys>(null);
  const list = useControlledList();
  const { finder, retry } = useFinder();
  const recent = useRecentSearches();
  const enter = useHeldEnter(() => search());
  const close = () => dialog.current?.close();

  useLayoutEffect(() => {
    dialog.current?.showModal();
    box.current?.select();
  }, []);

  function leave(query = text) {
    enter.release();
    rememberSearch(query);
    onType('');
    close();
  }
  function search(query = text) {
    leave(query);
    void navigate(searchHref(query.trim()));
  }
  function type(typed: string) {
    enter.release();
    onType(typed);
  }
  function click(event: MouseEvent<HTMLDialogElement>) {
    // A click on the backdrop targets the dialog itself; links of the router prevent the browser's own way.
    if (event.target === event.currentTarget) return close();
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink && event.defaultPrevented) leave();
  }

  const isReady = typeof finder === 'object';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser clicks a link when Enter is pressed on it.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={quickFindStrings.dialog}
      onClose={onClose}
      onClick={click}
    >
      <search className={styles.content}>
        <QuickFindForm
          {...{ box, text, keys }}
          list={isReady ? list : undefined}
          onType={type}
          onEnter={finder === 'failed' ? () => search() : enter.hold}
          onSearch={() => search()}
          onClose={close}
        />
        {isReady ? (
          <finder.Finder
            {...{ text, recent, keys }}
            everything={searchHref(text.trim())}
            listId={list.id}
            isEntered={enter.isHeld}
            onSearch={search}
            onActive={list.setActive}
            onType={type}
            onForget={forgetSearches}
          />
        ) : (
          <Waiting isFailed={finder === 'failed'} text={text} onRetry={retry} />
        )}
      </search>
    </dialog>
  );
}

function Waiting({ isFailed, text, onRetry }: { isFailed: boolean; text: string; onRetry: () => void }) {
  if (!isFailed) return <Line>{quickFindStrings.loading}</Line>;
  return (
    <Line>
      {quickFindStrings.failed}
      <button type="button" onClick={onRetry}>
        {quickFindStrings.tryAgain}
      </button>
      <Link to={searchHref(text.trim())}>{quickFindStrings.searchEverything}</Link>
    </Line>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div className={styles.waiting} role="status">
      {children}
    </div>
  );
}

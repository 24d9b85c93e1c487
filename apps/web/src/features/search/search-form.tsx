import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { usePendingLocation } from '../../platform/router/steady-outlet.tsx';
import { rememberSearch } from '../../platform/search/recent-searches.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { useEarlyTyping } from './combobox/use-early-typing.ts';
import { QueryBox } from './query-box/query-box.tsx';
import type { Paint } from './query-box/use-paint.ts';
import { BOX_KINDS, type BoxKind, searchStrings } from './search.strings.ts';
import styles from './search-form.module.css';
import { LONGEST_TERM, resultsHref, SEARCH_PAGES, searchTerm } from './search-links.ts';
import { useSearchText } from './use-search-text.ts';

interface SearchFormProps {
  page: BoxKind;
  query: string | undefined;
  answered?: Paint | undefined;
  /** The id of what describes a mistake. */
  wrongBy?: string | undefined;
  placeholder?: string | undefined;
}

export function SearchForm({ page, query, answered, wrongBy, placeholder }: SearchFormProps) {
  const navigate = useNavigate();
  const { text, type, submitted } = useSearchText(query);
  const kind = usePendingKind() ?? page;
  const choose = (wanted: BoxKind) => void navigate(SEARCH_PAGES[wanted], { preventScrollReset: true });

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    if (searchTerm(typed) === '' || typeof typed !== 'string') return;
    submitted();
    if (kind === 'items') rememberSearch(typed);
    void navigate(resultsHref(kind, typed));
  };
  const toggle = (
    <Segments
      legend={searchStrings.what}
      name="for"
      value={kind}
      options={BOX_KINDS.map((value) => ({ value, label: searchStrings.kinds[value] }))}
      onSelect={choose}
    />
  );

  return (
    <search>
      {/* Without a script the form goes to the item search, which redirects to the chosen search. */}
      <form action={SEARCH_PAGES.items} onSubmit={search}>
        {kind === 'items' ? (
          <QueryBox {...{ text, answered, wrongBy, placeholder }} onType={type}>
            {toggle}
          </QueryBox>
        ) : (
          <div className={styles.profiles}>
            {toggle}
            <ProfileBox text={text} onType={type} />
            <Button type="submit">{searchStrings.search}</Button>
          </div>
        )}
      </form>
    </search>
  );
}

/** The box changes at once; the page follows when it has loaded, and offline the box goes back. */
function usePendingKind(): BoxKind | undefined {
  const pathname = usePendingLocation()?.pathname;
  return BOX_KINDS.find((kind) => pathname === SEARCH_PAGES[kind]);
}

function ProfileBox({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <SearchBox
      ref={useEarlyTyping<HTMLInputElement>(onType)}
      label={searchStrings.boxes.profiles}
      value={text}
      maxLength={LONGEST_TERM}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

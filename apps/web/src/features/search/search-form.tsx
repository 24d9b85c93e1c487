import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { usePendingLocation } from '../../platform/router/steady-outlet.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { ItemCombobox } from './combobox/item-combobox.tsx';
import { useEarlyTyping } from './combobox/use-early-typing.ts';
import { SEARCH_KINDS, type SearchKind, searchStrings } from './search.strings.ts';
import styles from './search-form.module.css';
import { LONGEST_TERM, resultsHref, SEARCH_PAGES, searchTerm } from './search-links.ts';
import { useSearchText } from './use-search-text.ts';

interface SearchFormProps {
  page: SearchKind;
  query: string | undefined;
}

export function SearchForm({ page, query }: SearchFormProps) {
  const navigate = useNavigate();
  const { text, type, submitted } = useSearchText(query);
  const kind = usePendingKind() ?? page;
  const choose = (wanted: SearchKind) => void navigate(SEARCH_PAGES[wanted], { preventScrollReset: true });

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = searchTerm(new FormData(event.currentTarget).get('q'));
    if (term === '') return;
    submitted();
    void navigate(resultsHref(kind, term));
  };

  return (
    <search>
      {/* Without a script the form goes to the item search, which redirects to the chosen search. */}
      <form className={styles.form} action={SEARCH_PAGES.items} onSubmit={search}>
        <Segments
          legend={searchStrings.what}
          name="for"
          value={kind}
          options={SEARCH_KINDS.map((value) => ({ value, label: searchStrings.kinds[value] }))}
          onSelect={choose}
        />
        <div className={styles.line}>
          {kind === 'items' ? (
            <ItemCombobox text={text} onType={type} />
          ) : (
            <ProfileBox text={text} onType={type} />
          )}
          <Button type="submit">{searchStrings.search}</Button>
        </div>
      </form>
    </search>
  );
}

/** The box changes at once; the page follows when it has loaded, and offline the box goes back. */
function usePendingKind(): SearchKind | undefined {
  const pathname = usePendingLocation()?.pathname;
  return SEARCH_KINDS.find((kind) => pathname === SEARCH_PAGES[kind]);
}

function ProfileBox({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <SearchBox
      ref={useEarlyTyping(onType)}
      label={searchStrings.boxes.profiles}
      value={text}
      maxLength={LONGEST_TERM}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

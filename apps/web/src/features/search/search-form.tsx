import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { ItemCombobox } from './combobox/item-combobox.tsx';
import { useEarlyTyping } from './combobox/use-early-typing.ts';
import { SEARCH_KINDS, type SearchKind, searchStrings } from './search.strings.ts';
import styles from './search-form.module.css';
import { LONGEST_TERM, resultsHref, SEARCH_PAGES, searchTerm } from './search-links.ts';

interface SearchFormProps {
  page: SearchKind;
  query: string | undefined;
}

export function SearchForm({ page, query }: SearchFormProps) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<Draft>({ query, text: query ?? '', sent: null });
  if (query !== undefined && query !== draft.query) setDraft(draftAfter(draft, query));
  const type = (text: string) => setDraft({ ...draft, text });

  // The box changes at once; the page follows when it has loaded.
  const [chosen, setChosen] = useState({ page, kind: page });
  if (chosen.page !== page) setChosen({ page, kind: page });
  const { kind } = chosen;
  const choose = (wanted: SearchKind) => {
    setChosen({ page, kind: wanted });
    void navigate(SEARCH_PAGES[wanted], { preventScrollReset: true });
  };

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = searchTerm(new FormData(event.currentTarget).get('q'));
    if (term === '') return;
    setDraft({ ...draft, sent: draft.text });
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
            <ItemCombobox text={draft.text} onType={type} />
          ) : (
            <ProfileBox text={draft.text} onType={type} />
          )}
          <Button type="submit">{searchStrings.search}</Button>
        </div>
      </form>
    </search>
  );
}

interface Draft {
  query: string | undefined;
  text: string;
  /** The text of a search that has not been answered yet. */
  sent: string | null;
}

/** A new search, or going back to an older one, replaces the text, but not what was typed since it was sent. */
function draftAfter({ text, sent }: Draft, query: string): Draft {
  const hasTyped = sent !== null && text !== sent;
  return { query, text: hasTyped ? text : query, sent: null };
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

import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import styles from './quick-search.module.css';
import { SEARCH_KINDS, type SearchKind, searchStrings } from './search.strings.ts';
import { LONGEST_TERM, resultsHref, SEARCH_PAGES, searchTerm } from './search-links.ts';

/** On pages that are not searches themselves. Without a script the item search redirects to the results. */
export function QuickSearch({ kind: first }: { kind: SearchKind }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState(first);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const term = searchTerm(new FormData(form).get('q'));
    if (term === '') return form.querySelector<HTMLInputElement>('input[type=search]')?.focus();
    form.reset();
    return void navigate(resultsHref(kind, term));
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} action={SEARCH_PAGES.items} onSubmit={search}>
        <Segments
          legend={searchStrings.what}
          name="for"
          value={kind}
          options={SEARCH_KINDS.map((value) => ({ value, label: searchStrings.kinds[value] }))}
          onSelect={setKind}
        />
        <SearchBox label={searchStrings.boxes[kind]} maxLength={LONGEST_TERM} />
        <Button type="submit">{searchStrings.search}</Button>
      </form>
    </search>
  );
}

import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import styles from './quick-search.module.css';
import { BOX_KINDS, type BoxKind, searchStrings } from './search.strings.ts';
import { LONGEST_TERM, resultsHref, SEARCH_PAGES, searchTerm } from './search-links.ts';

/** On pages that are not searches themselves. Without a script the item search redirects to the results. */
export function QuickSearch({ kind: first }: { kind: BoxKind }) {
  const navigate = useNavigate();
  const [kind, setKind] = useState(first);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('q');
    if (typeof typed !== 'string' || searchTerm(typed) === '') {
      return form.querySelector<HTMLInputElement>('input[type=search]')?.focus();
    }
    form.reset();
    return void navigate(resultsHref(kind, typed));
  };
  return (
    <search className={styles.search}>
      <form className={styles.form} action={SEARCH_PAGES.items} onSubmit={search}>
        <Segments
          legend={searchStrings.what}
          name="for"
          value={kind}
          options={BOX_KINDS.map((value) => ({ value, label: searchStrings.kinds[value] }))}
          onSelect={setKind}
        />
        <SearchBox
          label={searchStrings.boxes[kind]}
          maxLength={kind === 'items' ? LONGEST_QUERY : LONGEST_TERM}
        />
        <Button type="submit">{searchStrings.search}</Button>
      </form>
    </search>
  );
}

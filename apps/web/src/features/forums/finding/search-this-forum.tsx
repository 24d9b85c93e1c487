import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { findingStrings } from './finding.strings.ts';
import { FORUM_SEARCH, forumSearchHref } from './search-address.ts';
import styles from './search-this-forum.module.css';

export function SearchThisForum({ id, title }: { id: number; title: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    if (typeof q === 'string') void navigate(forumSearchHref({ q, forum: `${id}` }));
  };
  return (
    <search className={styles.search}>
      <form action={FORUM_SEARCH} onSubmit={submit}>
        <input type="hidden" name="forum" value={id} />
        <SearchBox label={findingStrings.searchThisForum(title)} maxLength={500} />
      </form>
    </search>
  );
}

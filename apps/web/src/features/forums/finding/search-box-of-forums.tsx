import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { findingStrings } from './finding.strings.ts';
import { FORUM_SEARCH, forumSearchHref } from './search-address.ts';
import styles from './search-box-of-forums.module.css';

interface SearchBoxOfForumsProps {
  /** All of them, where none is given. */
  forum?: { id: number; title: string };
}

export function SearchBoxOfForums({ forum }: SearchBoxOfForumsProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    if (typeof q === 'string') void navigate(forumSearchHref({ q, forum: forum ? `${forum.id}` : '' }));
  };
  return (
    <search className={styles.search}>
      <form action={FORUM_SEARCH} onSubmit={submit}>
        {forum && <input type="hidden" name="forum" value={forum.id} />}
        <SearchBox
          label={forum ? findingStrings.searchThisForum(forum.title) : findingStrings.searchForums}
          maxLength={500}
        />
      </form>
    </search>
  );
}

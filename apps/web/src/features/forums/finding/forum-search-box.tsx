import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { FORUM_SEARCH } from '../forum-links.ts';
import { findingStrings } from './finding.strings.ts';
import styles from './forum-search-box.module.css';
import { forumSearchHref } from './search-address.ts';

interface ForumSearchBoxProps {
  /** All of them, where none is given. */
  forum?: { id: number; title: string };
}

export function ForumSearchBox({ forum }: ForumSearchBoxProps) {
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
          maxLength={LONGEST_QUERY}
        />
      </form>
    </search>
  );
}

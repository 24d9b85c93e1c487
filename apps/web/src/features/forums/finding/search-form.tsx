import type { ForumSummary } from '@wallabee/contract/forums/forum';
import { FORUM_SEARCH_ORDERS } from '@wallabee/contract/forums/forum-search-orders';
import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../ui/controls/field.tsx';
import { FORUM_SEARCH } from '../forum-links.ts';
import { findingStrings as strings } from './finding.strings.ts';
import { type ForumSearch, forumSearchHref, searchIn } from './search-address.ts';
import styles from './search-form.module.css';

interface ForumSearchFormProps {
  search: ForumSearch;
  forums: readonly Pick<ForumSummary, 'id' | 'title'>[];
}

/** Without a script it is a plain form that loads the page again. */
export function ForumSearchForm({ search, forums }: ForumSearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(forumSearchHref(searchIn(textsOf(event.currentTarget))));
  };
  return (
    <search>
      <form className={styles.form} action={FORUM_SEARCH} onSubmit={submit} key={forumSearchHref(search)}>
        <div className={styles.wide}>
          <TextField
            label={strings.words}
            hint={strings.wordsHint}
            name="q"
            type="search"
            enterKeyHint="search"
            maxLength={LONGEST_QUERY}
            defaultValue={search.q}
          />
        </div>
        <SelectField label={strings.forum} name="forum" defaultValue={search.forum}>
          <option value="">{strings.allForums}</option>
          {forums.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField
          label={strings.author}
          name="author"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          defaultValue={search.author}
        />
        <TextField label={strings.from} name="after" type="date" defaultValue={search.after} />
        <TextField label={strings.until} name="before" type="date" defaultValue={search.before} />
        <div className={styles.order}>
          <SelectField label={strings.order} name="order" defaultValue={search.order}>
            {FORUM_SEARCH_ORDERS.map((order) => (
              <option key={order} value={order}>
                {strings.orders[order]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button type="submit">{strings.search}</Button>
      </form>
    </search>
  );
}

function textsOf(form: HTMLFormElement): Pick<URLSearchParams, 'get'> {
  const fields = new FormData(form);
  return {
    get: (name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : null;
    },
  };
}

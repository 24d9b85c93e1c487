import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { type FocusEvent, useId } from 'react';
import { loginLink } from '../../../platform/session/login-return.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { wallStrings } from '../number-wall.strings.ts';
import { filtersHref } from '../wall-links.ts';
import styles from './owner-field.module.css';
import { LONGEST_OWNER, type WallFilters, withFilters } from './wall-filters.ts';

interface OwnerFieldProps {
  filters: WallFilters;
  mistakes: readonly QueryMistake[];
  onOwner: (owner: string) => void;
}

/** Applied by Enter and on leaving the field: half a name is nobody's. */
export function OwnerField({ filters, mistakes, onOwner }: OwnerFieldProps) {
  const id = useId();
  const apply = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value.trim();
    if (typed !== filters.owner) onOwner(typed);
  };
  return (
    <div className={styles.field}>
      <span className={styles.label} aria-hidden="true">
        {wallStrings.owner}
      </span>
      <SearchBox
        // Another address replaces what is typed.
        key={filters.owner}
        label={wallStrings.owner}
        placeholder={wallStrings.anyone}
        name="owner"
        defaultValue={filters.owner}
        maxLength={LONGEST_OWNER}
        aria-describedby={mistakes.length > 0 ? id : undefined}
        aria-invalid={mistakes.length > 0 || undefined}
        onBlur={apply}
      />
      <p className={styles.mistake} id={id} role="alert">
        {mistakes.map((mistake) => (
          <Mistake key={mistake.from} mistake={mistake} filters={filters} />
        ))}
      </p>
    </div>
  );
}

function Mistake({ mistake, filters }: { mistake: QueryMistake; filters: WallFilters }) {
  const session = useSession();
  if (mistake.code === 'login' && session) return null;
  if (mistake.code === 'login') {
    return (
      <>
        {wallStrings.loginFor} <Link {...loginLink}>{wallStrings.login}</Link>
      </>
    );
  }
  const near = mistake.suggestion?.replace(/^owner:/, '').replaceAll('"', '');
  return (
    <>
      {mistake.message}{' '}
      {near && (
        <Link to={filtersHref(withFilters(filters, { owner: near }))}>{wallStrings.didYouMean(near)}</Link>
      )}
    </>
  );
}

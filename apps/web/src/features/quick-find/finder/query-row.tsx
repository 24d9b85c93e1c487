import { Link } from '../../../ui/controls/link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { hasFilter, searchHref } from '../search-address.ts';
import styles from './hit.module.css';

interface QueryRowProps {
  id: string;
  isSelected: boolean;
  query: string;
  means: string | null;
  onChoose: (query: string) => void;
}

/** Writes a query into the field. One with filters is answered by the search page. */
export function QueryRow({ id, isSelected, query, means, onChoose }: QueryRowProps) {
  const option = { className: styles.hit, id, role: 'option', tabIndex: -1, 'aria-selected': isSelected };
  const content = (
    <>
      <span className={styles.tile}>
        <Icon name="search" />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          <span className={styles.name}>{query}</span>
        </span>
        {means && <span className={styles.why}>{means}</span>}
      </span>
    </>
  );
  if (hasFilter(query)) {
    return (
      <Link {...option} to={searchHref(query)}>
        {content}
      </Link>
    );
  }
  return (
    <button
      {...option}
      type="button"
      // The press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(query)}
    >
      {content}
    </button>
  );
}

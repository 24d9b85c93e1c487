import type { LatestItem } from '@wallabee/contract/items/item-type';
import { forgetSearches, useRecentSearches } from '../../platform/search/recent-searches.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import { NewestShelf } from './newest-shelf.tsx';
import { PaintedQuery } from './painted-query.tsx';
import type { PaintedTerm } from './query-box/painted-runs.ts';
import { startStrings as strings } from './search.strings.ts';
import { resultsHref } from './search-links.ts';
import styles from './search-start.module.css';
import { Searching } from './searching.tsx';

export interface StartExample {
  q: string;
  terms: readonly PaintedTerm[];
  /** What it finds. */
  means: string;
}

interface SearchStartProps {
  examples: readonly StartExample[];
  newest: LatestItem[];
}

/** What an empty box offers. */
export function SearchStart({ examples, newest }: SearchStartProps) {
  return (
    <>
      <div className={styles.band}>
        <div className={wrapClass}>
          <div className={styles.offers}>
            <Recent />
            <section>
              <h2>{strings.examples}</h2>
              <ul className={styles.examples}>
                {examples.map((example) => (
                  <li key={example.q}>
                    <Example example={example} />
                  </li>
                ))}
              </ul>
            </section>
          </div>
        </div>
      </div>
      <div className={wrapClass}>
        <div className={styles.newest}>
          <Searching>
            <NewestShelf items={newest} />
          </Searching>
        </div>
      </div>
    </>
  );
}

function Example({ example: { q, terms, means } }: { example: StartExample }) {
  return (
    <Link className={styles.example} to={resultsHref('items', q)}>
      <code>
        <PaintedQuery text={q} terms={terms} />
      </code>
      <span>{means}</span>
    </Link>
  );
}

/** Of this browser; nothing of it is on the server. */
function Recent() {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section>
      <header className={styles.header}>
        <h2>{strings.recent}</h2>
        <Button look="quiet" onClick={forgetSearches}>
          {strings.forget}
        </Button>
      </header>
      <ul className={styles.recent}>
        {recent.map((query) => (
          <li key={query}>
            <Link to={resultsHref('items', query)}>{query}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

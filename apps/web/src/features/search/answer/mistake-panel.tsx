import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { mistakeStrings } from '../search.strings.ts';
import { type SearchAddress, searchHref } from '../search-address.ts';
import { mended, withExpected } from './mend-query.ts';
import styles from './mistake-panel.module.css';

interface MistakePanelProps {
  id: string;
  address: SearchAddress;
  mistakes: readonly QueryMistake[];
}

/** What is wrong, what may stand there, and the nearest correct text as the one large button. */
export function MistakePanel({ id, address, mistakes }: MistakePanelProps) {
  const first = mistakes.find(({ suggestion }) => suggestion !== undefined);
  const hrefOf = (q: string) => searchHref({ q, of: address.of, view: address.view });
  return (
    <section className={styles.panel} id={id} role="alert">
      <div className={styles.mistakes}>
        {mistakes.map((mistake) => (
          <Mistake
            key={`${mistake.code}-${mistake.from}`}
            mistake={mistake}
            hrefOf={(expected) => hrefOf(withExpected(address.q, mistake, expected))}
          />
        ))}
      </div>
      {first?.suggestion !== undefined && (
        <ButtonLink to={hrefOf(mended(address.q, first))}>
          {mistakeStrings.didYouMean(first.suggestion)}
        </ButtonLink>
      )}
    </section>
  );
}

interface MistakeProps {
  mistake: QueryMistake;
  hrefOf: (expected: string) => ReturnType<typeof searchHref>;
}

function Mistake({ mistake: { message, expected, suggestion }, hrefOf }: MistakeProps) {
  return (
    <div className={styles.mistake}>
      <h2>{withQuotes(message)}</h2>
      {expected.length > 0 && (
        <>
          <p>{mistakeStrings.expected}</p>
          <ul className={styles.options}>
            {expected.map((option) => (
              <li key={option}>
                <Link
                  className={classNames(styles.option, suggestion?.endsWith(option) && styles.best)}
                  to={hrefOf(option)}
                  isPrefetched={false}
                >
                  {option}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** What a message has in quotes is from the query. */
function withQuotes(message: string) {
  return message
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? <code key={part}>{part.slice(1, -1)}</code> : part));
}

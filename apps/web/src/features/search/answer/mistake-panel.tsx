import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { classNames } from '../../../ui/class-names.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { mistakeStrings } from '../results.strings.ts';
import { type SearchAddress, searchHref } from '../search-address.ts';
import { mendedBy } from './mend-query.ts';
import styles from './mistake-panel.module.css';

export interface MistakePanelProps {
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
            hrefOf={(expected) => hrefOf(mendedBy(address.q, mistake, expected))}
          />
        ))}
      </div>
      {first && (
        <ButtonLink to={hrefOf(mendedBy(address.q, first))}>{mendingOf(address.q, first)}</ButtonLink>
      )}
    </section>
  );
}

/** A suggestion that is no word by itself is shown in its query. */
function mendingOf(q: string, mistake: QueryMistake): string {
  const { suggestion = '' } = mistake;
  if (suggestion === '') return mistakeStrings.leaveOut;
  return mistakeStrings.didYouMean(/\p{L}.*[\p{L}\d]/u.test(suggestion) ? suggestion : mendedBy(q, mistake));
}

interface MistakeProps {
  mistake: QueryMistake;
  hrefOf: (expected: string) => ReturnType<typeof searchHref>;
}

function Mistake({ mistake: { message, expected, suggestion }, hrefOf }: MistakeProps) {
  const [first = '', more = ''] = message.split(AFTER_FIRST_SENTENCE);
  return (
    <div className={styles.mistake}>
      <h2>{withQuotes(first)}</h2>
      {more !== '' && <p>{more}</p>}
      {expected.length > 0 && (
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
      )}
    </div>
  );
}

const AFTER_FIRST_SENTENCE = /(?<=[^.]\.) (.+)/s;

/** What a message has in quotes is from the query. */
function withQuotes(message: string) {
  return message
    .split(/(“[^”]*”)/)
    .map((part) => (part.startsWith('“') ? <code key={part}>{part.slice(1, -1)}</code> : part));
}

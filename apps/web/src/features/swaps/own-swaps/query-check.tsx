import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { searchCalls } from '@wallabee/contract/search/search.calls';
import { mendQuery } from '@wallabee/game/query/mistakes';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { useSettled } from './add-offer.tsx';
import styles from './query-check.module.css';
import { wantFormStrings as strings } from './want-form.strings.ts';

interface QueryCheckProps {
  q: string;
  onMend: (q: string) => void;
}

/** What the search understands, or what is wrong with it and how to mend it. */
export function QueryCheck({ q, onMend }: QueryCheckProps) {
  const settled = useSettled(q.trim());
  const { data } = useApiQuery(
    searchCalls.search,
    { query: { q: settled, of: 'numbers', page: 1 } },
    { enabled: settled !== '' },
  );
  const answer = settled === '' || q.trim() !== settled ? undefined : data;
  const mistakes = answer?.mistakes.filter(({ code }) => code !== 'too_broad') ?? [];
  return (
    <div role="status">
      {answer && mistakes.length === 0 && <p className={styles.finds}>{strings.finds(answer.words)}</p>}
      {mistakes.length > 0 && (
        <div className={styles.mistakes}>
          {mistakes.map((mistake) => (
            <Mistake
              key={`${mistake.code}-${mistake.from}`}
              mistake={mistake}
              onMend={(choice) => onMend(mendQuery(settled, mistake, choice).replace(/\s+/g, ' ').trim())}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface MistakeProps {
  mistake: QueryMistake;
  onMend: (choice?: string) => void;
}

function Mistake({ mistake: { message, expected, suggestion }, onMend }: MistakeProps) {
  return (
    <div className={styles.mistake}>
      <p>{message}</p>
      {expected.length > 0 && (
        <ul className={styles.options}>
          {expected.map((option) => (
            <li key={option}>
              <button className={styles.option} type="button" onClick={() => onMend(option)}>
                {option}
              </button>
            </li>
          ))}
        </ul>
      )}
      {suggestion !== undefined && (
        <div>
          <Button isSmall onClick={() => onMend()}>
            {suggestion === '' ? strings.leaveOut : strings.didYouMean(suggestion)}
          </Button>
        </div>
      )}
    </div>
  );
}

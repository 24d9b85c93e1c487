import { keepPreviousData } from '@tanstack/react-query';
import type { SearchAnswer } from '@wallabee/contract/search/search';
import { searchCalls } from '@wallabee/contract/search/search.calls';
import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { mendQuery } from '@wallabee/game/query/mistakes';
import { useEffect, useState } from 'react';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import styles from './own-alerts.module.css';
import { alertFormStrings as strings } from './own-alerts.strings.ts';

interface SaidQueryProps {
  q: string;
  of: 'items' | 'numbers';
  onMend: (q: string) => void;
}

/** Says the query back while it is written, or what is wrong with it. */
export function SaidQuery({ q, of, onMend }: SaidQueryProps) {
  const written = useSettled(q.trim());
  const query = { q: written, of, page: 1 };
  const isAsked = written !== '' && written.length <= LONGEST_QUERY;
  const { data, isError, isPending } = useApiQuery(
    searchCalls.search,
    { query },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  return (
    <div className={styles.said} role="status">
      {isAsked && isPending && <p>{strings.checking}</p>}
      {isAsked && isError && <p>{strings.unchecked}</p>}
      {isAsked && data && <Said answer={data} of={of} onMend={onMend} />}
    </div>
  );
}

function Said({ answer, of, onMend }: Pick<SaidQueryProps, 'of' | 'onMend'> & { answer: SearchAnswer }) {
  // An alert does not search everything at once.
  const mistakes = answer.mistakes.filter(({ code }) => code !== 'too_broad');
  const first = mistakes[0];
  if (!first)
    return (
      <>
        <p>
          {strings.waitsFor} <b>{answer.words}</b>
        </p>
        <p>{countWords(answer.counts[of], of)}</p>
      </>
    );
  const mended = mendQuery(answer.q, first);
  return (
    <>
      <p className={styles.wrong}>{first.message}</p>
      {first.suggestion !== undefined && mended.trim() !== '' && (
        <Button look="line" isSmall onClick={() => onMend(mended)}>
          {strings.didYouMean(mended)}
        </Button>
      )}
    </>
  );
}

function countWords(count: SearchAnswer['counts']['items'], of: 'items' | 'numbers'): string | null {
  if (count === null) return null;
  if (count === 0) return strings.noneNow;
  const { one, many } = strings.nouns[of];
  if (typeof count === 'string') return strings.now(strings.uncounted, many);
  return strings.now(formatNumber(count), count === 1 ? one : many);
}

/** The text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, SETTLED_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const SETTLED_MS = 350;

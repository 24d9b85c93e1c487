import type { SearchCount } from '@wallabee/contract/search/search';
import { searchCalls } from '@wallabee/contract/search/search.calls';
import type { GuideExample } from '@wallabee/game/query/guide';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { StateMark } from '../../../game-ui/state-mark.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { shortCount } from '../answer/count-words.ts';
import { PaintedQuery } from '../painted-query.tsx';
import type { PaintedTerm } from '../query-box/painted-runs.ts';
import { searchHref } from '../search-address.ts';
import { guideStrings as strings } from './guide.strings.ts';
import styles from './guide-example.module.css';

interface GuideExampleProps {
  example: GuideExample;
  terms: readonly PaintedTerm[];
  count: SearchCount | undefined;
}

export function GuideExampleLink({ example, terms, count }: GuideExampleProps) {
  const { q, means, of, number, state, needsLogin } = example;
  return (
    <Link className={styles.example} to={searchHref({ q, of })} isPrefetched={false}>
      <code>
        <PaintedQuery text={q} terms={terms} />
      </code>
      <span className={styles.count}>
        {needsLogin ? <OwnCount example={example} /> : <Count count={count} of={of} />}
      </span>
      <span className={styles.means}>
        {state && <StateMark state={state} />}
        {number !== undefined && <NumberChip number={number} />}
        {means}
      </span>
    </Link>
  );
}

function Count({ count, of }: { count: SearchCount | undefined; of: GuideExample['of'] }) {
  if (count === undefined || count === null) return null;
  return of === 'sets' ? strings.setCount(shortCount(count)) : shortCount(count);
}

/** The page is the same for everybody, so the browser asks for what is about the player. */
function OwnCount({ example: { q, of } }: { example: GuideExample }) {
  const isLoggedIn = useSession() !== null;
  const { data } = useApiQuery(searchCalls.search, { query: { q, of, page: 1 } }, { enabled: isLoggedIn });
  return isLoggedIn ? <Count count={data?.counts[of]} of={of} /> : strings.needsLogin;
}

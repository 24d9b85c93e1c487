import type { SearchAnswer } from '@wallabee/contract/search/search';
import { SEARCH_ORDERS, type SearchKind, type SearchOrder } from '@wallabee/contract/search/search-kinds';
import type { ChangeEvent } from 'react';
import { useNavigate } from 'react-router';
import { SelectField } from '../../../ui/controls/field.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { uiStrings } from '../../../ui/ui.strings.ts';
import { resultStrings as strings } from '../results.strings.ts';
import { type ResultView, type SearchAddress, searchHref } from '../search-address.ts';
import { countedNoun } from './count-words.ts';
import styles from './result-bar.module.css';
import { isUnsearched } from './written-mistakes.ts';

interface ResultBarProps {
  address: SearchAddress;
  answer: SearchAnswer;
}

export function ResultBar({ address, answer }: ResultBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.count} role="status">
        <CountLine answer={answer} />
      </p>
      {answer.results.length > 1 && <SortForm address={address} answer={answer} />}
      {answer.results.length > 0 && VIEWED.includes(answer.of) && <ViewLinks address={address} />}
    </div>
  );
}

/** The other kinds have one look each. */
const VIEWED: readonly SearchKind[] = ['items', 'numbers'];

function CountLine({ answer }: { answer: SearchAnswer }) {
  const { of, counts, results, paging, item_types } = answer;
  const { count, noun } = countedNoun(of, counts[of]);
  if (results.length === 0)
    return isUnsearched(answer.terms, answer.mistakes) ? null : strings.nothingFound(strings.nouns[of].many);
  const first = (paging.current_page - 1) * paging.results_per_page + 1;
  return (
    <>
      <b>{strings.range(formatNumber(first), formatNumber(first + results.length - 1))}</b> {strings.of}{' '}
      <b>{count}</b> {noun}
      {item_types !== null && item_types > 0 && strings.inItems(formatNumber(item_types), item_types === 1)}
    </>
  );
}

/** A form of its own, for visitors without a script. */
function SortForm({ address, answer: { of, order, results } }: ResultBarProps) {
  const navigate = useNavigate();
  const sort = (event: ChangeEvent<HTMLSelectElement>) => {
    const wanted = event.target.value as SearchOrder;
    void navigate(searchHref({ ...address, of, order: wanted, page: 1 }), { preventScrollReset: true });
  };
  const hasDistances = results.some((result) => result.kind === 'numbers' && result.distance_m !== null);
  const orders = SEARCH_ORDERS[of].filter((name: SearchOrder) => name !== 'distance' || hasDistances);
  return (
    <form className={styles.sort} action="/tools/search">
      <input type="hidden" name="q" value={address.q} />
      <input type="hidden" name="of" value={of} />
      {address.view === 'table' && <input type="hidden" name="as" value="table" />}
      <SelectField label={uiStrings.sort} name="order" value={order} onChange={sort} isLabelHidden>
        {orders.map((name) => (
          <option key={name} value={name}>
            {strings.orders[name]}
          </option>
        ))}
      </SelectField>
      <button className={styles.send} type="submit">
        {uiStrings.showResults}
      </button>
    </form>
  );
}

function ViewLinks({ address }: { address: SearchAddress }) {
  return (
    <nav className={styles.views} aria-label={strings.view}>
      {VIEWS.map(({ view, icon }) => (
        <Link
          key={view}
          to={searchHref({ ...address, view })}
          aria-current={view === (address.view ?? 'plates') ? 'true' : undefined}
          preventScrollReset
        >
          <Icon name={icon} />
          {strings[view]}
        </Link>
      ))}
    </nav>
  );
}

const VIEWS = [
  { view: 'plates', icon: 'grid' },
  { view: 'table', icon: 'list' },
] as const satisfies readonly { view: ResultView; icon: string }[];

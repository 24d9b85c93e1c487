import type { PlayerSet } from '@wallabee/contract/set-progress/set-progress';
import {
  NAMED_MISSING,
  nearestSetsFirst,
  setsInOrder,
} from '@wallabee/contract/set-progress/set-progress-rules';
import { filterByName } from '@wallabee/contract/sets/set-rules';
import { useParams, useSearchParams } from 'react-router';
import { SetCard } from '../../game-ui/set-card.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Link } from '../../ui/controls/link.tsx';
import { SortField } from '../../ui/controls/sort-field.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { SearchableCards } from '../../ui/lists/searchable-cards.tsx';
import { setProgressStrings as strings } from './set-progress.strings.ts';
import styles from './set-progress-list.module.css';
import { finishOf, missingOf } from './set-state.ts';

export function SetProgressList({ sets }: { sets: PlayerSet[] }) {
  const [search] = useSearchParams();
  const sort = search.get('sort') === 'nearest' ? 'nearest' : '';
  const inOrder = setsInOrder(sets).map(named);
  const listed = sort === 'nearest' ? nearestSetsFirst(inOrder) : inOrder;
  if (listed.length === 0) return <EmptyState heading={strings.empty} text={strings.emptyHint} />;
  const texts = { ...strings, count: (shown: readonly PlayerSet[]) => countOf(shown, listed) };
  return (
    <>
      <VisuallyHidden>
        <h2>{strings.heading}</h2>
      </VisuallyHidden>
      <SearchableCards
        entries={listed}
        find={filterByName}
        label={strings.heading}
        texts={texts}
        sort={<SortField key={sort} name="sort" value={sort} orders={SORTS} names={strings.sorts} />}
      >
        {(set) => <ProgressCard key={set.id} set={set} />}
      </SearchableCards>
    </>
  );
}

/** An empty value is left out of the address. */
const SORTS = ['', 'nearest'] as const;

function named(set: PlayerSet): PlayerSet {
  return { ...set, name: strings.names[set.id] ?? set.name };
}

function countOf(shown: readonly PlayerSet[], listed: readonly PlayerSet[]): string {
  if (shown.length < listed.length) {
    return strings.shown(formatNumber(shown.length), formatNumber(listed.length));
  }
  const finished = listed.filter(({ number }) => number > 0).length;
  return strings.count(formatNumber(listed.length), formatNumber(finished));
}

function ProgressCard({ set }: { set: PlayerSet }) {
  const { username = '' } = useParams();
  const finish = finishOf(set);
  const details = [finish?.reason, missingOf(set)].filter((line) => line !== undefined);
  const gaps = set.numberinset - set.found;
  return (
    <div className={styles.progress}>
      <SetCard
        name={set.name}
        art={artOf({ kind: 'set', id: set.id }, set.image_key, 100)}
        href={`/u/${encodeURIComponent(username)}/sets/${set.id}`}
        hue={set.hue}
        finished={finish?.finished}
        detail={details.length > 0 && details.map((line) => <span key={line}>{line}</span>)}
        progress={<ProgressBar percent={set.percentage} label={strings.completion(set.name)} />}
      />
      {gaps > 0 && gaps <= NAMED_MISSING && (
        <Link className={styles.plan} to={`/plan/${set.id}`} isPrefetched={false}>
          {strings.planLast[gaps - 1]}
          <VisuallyHidden>{strings.ofSet(set.name)}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}

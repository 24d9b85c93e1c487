import type { PlayerSet } from '@wallabee/contract/set-progress/set-progress';
import { setsInOrder } from '@wallabee/contract/set-progress/set-progress-rules';
import { filterByName } from '@wallabee/contract/sets/set-rules';
import { useSearchParams } from 'react-router';
import { artOf } from '../../platform/art.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { SetCard } from '../../ui/set-card.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { setProgressStrings as strings } from './set-progress.strings.ts';

/** Every set and how far the player is with it; the search lives in the address. */
export function SetProgressList({ sets }: { sets: PlayerSet[] }) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const listed = setsInOrder(sets).map(named);
  const shown = filterByName(listed, text);

  if (listed.length === 0) return <EmptyState heading={strings.empty} text={strings.emptyHint} />;
  return (
    <>
      <VisuallyHidden>
        <h2>{strings.heading}</h2>
      </VisuallyHidden>
      <FilterBar
        label={strings.filters}
        count={countOf(shown, listed)}
        onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
      >
        <SearchBox label={strings.search} defaultValue={text} />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState
          heading={strings.none}
          text={strings.noneCalled(text)}
          action={<ButtonLink to="?">{strings.clear}</ButtonLink>}
        />
      ) : (
        <CardGrid label={strings.heading}>
          {shown.map((set) => (
            <ProgressCard key={set.id} set={set} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

/** The two collections before the sets have names of their own here. */
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
  return (
    <SetCard
      name={set.name}
      art={artOf({ kind: 'set', id: set.id }, set.image_key, 100)}
      href={String(set.id)}
      hue={set.hue}
      finished={set.number > 0 ? strings.finished(formatNumber(set.number)) : undefined}
      progress={<ProgressBar percent={set.percentage} label={strings.completion(set.name)} />}
    />
  );
}

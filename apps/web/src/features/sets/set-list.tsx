import type { SetSummary } from '@wallabee/contract/sets/set';
import { filterByName } from '@wallabee/contract/sets/set-rules';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { SetCard } from '../../ui/set-card.tsx';
import styles from './filtered-list.module.css';
import { setArt } from './set-art.ts';
import { setHref } from './set-links.ts';
import { setStrings } from './sets.strings.ts';

/** Sets as cards, narrowed by name as one types; the text lives in the address. */
export function SetList({ sets }: { sets: SetSummary[] }) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const shown = filterByName(sets, text);

  if (sets.length === 0) return <EmptyState heading={setStrings.noSets} text={setStrings.empty} />;
  return (
    <section className={styles.list}>
      <FilterBar
        label={setStrings.filters}
        count={setStrings.matching(shown.length, sets.length)}
        onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
      >
        <SearchBox
          label={setStrings.filterSets}
          placeholder={setStrings.filterSetsShort}
          defaultValue={text}
        />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState
          heading={setStrings.noSets}
          text={setStrings.nothingCalled(text)}
          action={<ButtonLink to="?">{setStrings.clear}</ButtonLink>}
        />
      ) : (
        <CardGrid>
          {shown.map((set) => (
            <SetCard
              key={setHref(set)}
              name={set.name}
              art={setArt(set, 100)}
              href={setHref(set)}
              hue={set.hue}
              detail={set.description}
            />
          ))}
        </CardGrid>
      )}
    </section>
  );
}

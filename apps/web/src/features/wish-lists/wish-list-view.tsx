import { filterByName } from '@wallabee/contract/sets/set-rules';
import type { Wish, WishListChoice } from '@wallabee/contract/wish-lists/wish-list-rules';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { WindowedGrid } from '../../ui/windowed-grid.tsx';
import { ListOptions } from './list-options.tsx';
import { WishCard } from './wish-card.tsx';
import { wishListsHref } from './wish-list-links.ts';
import styles from './wish-list-view.module.css';
import { wishListStrings } from './wish-lists.strings.ts';

export interface WishListViewProps {
  player: string;
  name: string;
  choice: WishListChoice;
  /** All of the list, or its beginning while the rest is on its way. */
  wishes: readonly Wish[];
  total: number;
  /** Of those the search in the address leaves, where `wishes` is only the beginning. */
  matching: number;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The list under its title: the option, the count, the search, and a card for each wish. */
export function WishListView(props: WishListViewProps) {
  const { player, name, choice, wishes, total, hasFailed, onRetry } = props;
  const [search, setSearch] = useSearchParams();
  const text = (search.get('q') ?? '').trim();
  const isWhole = wishes.length === total;
  const shown = isWhole ? filterByName(wishes, text) : wishes;
  const matching = isWhole ? shown.length : props.matching;

  return (
    <section className={styles.list} aria-labelledby="wish-list">
      <header className={styles.header}>
        <BackLink href={wishListsHref(player)} label={wishListStrings.allLists} />
        <h2 id="wish-list">{wishListStrings.title(choice.target)}</h2>
        <p className={styles.beta}>{wishListStrings.beta}</p>
      </header>
      <ListOptions player={player} choice={choice} />
      {total === 0 ? (
        <EmptyState heading={wishListStrings.nothingMissing} text={wishListStrings.congratulation(name)} />
      ) : (
        <>
          <FilterBar
            label={wishListStrings.options}
            count={text ? wishListStrings.matching(matching, total) : wishListStrings.needed(total)}
            onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
          >
            <SearchBox label={wishListStrings.search} defaultValue={text} />
          </FilterBar>
          {matching === 0 ? (
            <EmptyState
              heading={wishListStrings.noItems}
              text={wishListStrings.noneCalled(text)}
              action={<ButtonLink to="?">{wishListStrings.clear}</ButtonLink>}
            />
          ) : (
            <WindowedGrid
              things={shown}
              keyOf={(wish) => wish.item_type_id}
              card={(wish, place) => <WishCard wish={wish} isEager={place < ABOVE_THE_FOLD} />}
              label={wishListStrings.title(choice.target)}
              total={matching}
            />
          )}
          {shown.length < matching && (
            <Rest count={matching - shown.length} hasFailed={hasFailed} onRetry={onRetry} />
          )}
        </>
      )}
    </section>
  );
}

const ABOVE_THE_FOLD = 6;

function Rest({
  count,
  hasFailed,
  onRetry,
}: { count: number } & Pick<WishListViewProps, 'hasFailed' | 'onRetry'>) {
  if (hasFailed) {
    return (
      <ErrorState heading={wishListStrings.failed} text={wishListStrings.failedText} onRetry={onRetry} />
    );
  }
  return (
    <p className={styles.rest} role="status">
      {wishListStrings.loadingRest(count)}
    </p>
  );
}

import { filterByName } from '@wallabee/contract/sets/set-rules';
import { type Wish, type WishListChoice, wishesBySet } from '@wallabee/contract/wish-lists/wish-list-rules';
import { useMemo } from 'react';
import { useDebouncedFilters } from '../../platform/filters/use-debounced-address.ts';
import { useLateScroll } from '../../platform/router/late-scroll.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { FilterBar } from '../../ui/controls/filter-bar.tsx';
import { Link, type SiteAddress } from '../../ui/controls/link.tsx';
import { SearchBox } from '../../ui/controls/search-box.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { BackLink } from '../../ui/layout/page-header.tsx';
import { PlainLink } from '../../ui/lists/plain-list.tsx';
import { WindowedGroups } from '../../ui/lists/windowed-groups.tsx';
import { ListOptions } from './list-options.tsx';
import type { NamedSet } from './use-wish-source.ts';
import { WishCard } from './wish-card.tsx';
import { wishListsHref } from './wish-list-links.ts';
import styles from './wish-list-view.module.css';
import { wishListStrings } from './wish-lists.strings.ts';

export interface WishListViewProps {
  player: string;
  name: string;
  choice: WishListChoice;
  /** The choice, if its list has not loaded yet. */
  wanted: WishListChoice;
  onChoose: (wanted: WishListChoice) => void;
  /** The whole list, or its beginning while the rest loads. */
  wishes: readonly Wish[];
  total: number;
  /** The server's search result, while `wishes` is only the beginning. */
  found: { text: string; count: number };
  sets: readonly NamedSet[];
  hasFailed: boolean;
  onRetry: () => void;
  /** The plan of the list, for its own player. */
  planHref?: SiteAddress | null | undefined;
}

export function WishListView(props: WishListViewProps) {
  const { player, name, choice, wanted, onChoose, wishes, total, found, sets, hasFailed, onRetry } = props;
  const { shown: filters, show, externalChanges } = useDebouncedFilters();
  const text = (new URLSearchParams(filters).get('q') ?? '').trim();
  const shown = useMemo(() => filterByName(wishes, text), [wishes, text]);
  const matching = wishes.length === total ? shown.length : countMatching({ total, found }, text);
  const isAllHere = shown.length === matching;
  const groups = useMemo(() => groupsOf(shown, sets), [shown, sets]);
  useLateScroll(isAllHere);

  return (
    <section className={styles.list} aria-labelledby="wish-list">
      <header className={styles.header}>
        <BackLink href={wishListsHref(player)} label={wishListStrings.allLists} />
        <h2 id="wish-list">{wishListStrings.title(choice.target)}</h2>
        <p className={styles.beta}>
          {wishListStrings.beta}
          {props.planHref && total > 0 && (
            <>
              {' '}
              <Link to={props.planHref}>{wishListStrings.plan}</Link>
            </>
          )}
        </p>
      </header>
      <ListOptions player={player} choice={wanted} onChoose={onChoose} />
      {total === 0 ? (
        <EmptyState heading={wishListStrings.nothingMissing} text={wishListStrings.congratulation(name)} />
      ) : (
        <>
          <FilterBar
            key={externalChanges}
            label={wishListStrings.options}
            count={
              text && matching !== null
                ? wishListStrings.matching(matching, total)
                : wishListStrings.needed(total)
            }
            onFilter={(typed) => show(typed.toString())}
            isAddressDebounced
          >
            <SearchBox label={wishListStrings.search} defaultValue={text} />
          </FilterBar>
          {matching === 0 && (
            <EmptyState
              heading={wishListStrings.noItems}
              text={wishListStrings.noneCalled(text)}
              action={<ButtonLink to="?">{wishListStrings.clear}</ButtonLink>}
            />
          )}
          {shown.length > 0 && (
            <WindowedGroups
              groups={groups}
              card={(wish, isFirst) => <WishCard wish={wish} isEager={isFirst} />}
              jumpLabel={wishListStrings.jump}
              beside={<PlainLink search={filters} />}
              isWhole={isAllHere}
            />
          )}
          {!isAllHere && (
            <Rest
              count={matching === null ? null : matching - shown.length}
              hasFailed={hasFailed}
              onRetry={onRetry}
            />
          )}
        </>
      )}
    </section>
  );
}

function groupsOf(wishes: readonly Wish[], sets: readonly NamedSet[]) {
  return wishesBySet(wishes, sets).map(({ id, name, wishes: entries }) => ({
    id: `set-${id}`,
    name: name || wishListStrings.newSet,
    entries,
  }));
}

/** Null until the whole list has been counted. */
function countMatching({ total, found }: Pick<WishListViewProps, 'total' | 'found'>, text: string) {
  if (text === '') return total;
  return text === found.text ? found.count : null;
}

function Rest({
  count,
  hasFailed,
  onRetry,
}: { count: number | null } & Pick<WishListViewProps, 'hasFailed' | 'onRetry'>) {
  if (hasFailed) {
    return (
      <ErrorState heading={wishListStrings.failed} text={wishListStrings.failedText} onRetry={onRetry} />
    );
  }
  return (
    <p className={styles.rest} role="status">
      <span>{wishListStrings.loadingRest(count)}</span>
      <noscript>{wishListStrings.noScript}</noscript>
    </p>
  );
}

import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import {
  filterLockedItems,
  isConflicting,
  type LockedItemSort,
  prepareLockedItems,
  sortLockedItems,
} from '@wallabee/contract/locked-items/locked-item-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { type ReactNode, useMemo } from 'react';
import { useLateScroll } from '../../platform/router/late-scroll.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PlainLink } from '../../ui/lists/plain-list.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { LoadingPages } from './loading-pages.tsx';
import styles from './locked-items.module.css';
import { lockedItemStrings as strings } from './locked-items.strings.ts';
import { LockedFilters, type NamedSet } from './table/locked-filters.tsx';
import { isSettled, itemsOf, type LockedList } from './table/locked-list.ts';
import { type ActionOf, LockedTable } from './table/locked-table.tsx';
import { useView } from './table/use-view.ts';
import { useLockedItems } from './use-locked-items.ts';

interface LockedItemsProps {
  /** Also the component's key, so that another player's list starts from scratch. */
  playerId: PlayerId;
  sets: readonly NamedSet[];
  hasPlaceFilters: boolean;
  /** Without the extension. */
  fileName: string;
  empty: { heading: string; text: string; action?: ReactNode };
  /** The address of the plain list, where it is another page's. */
  plainPath?: `/${string}` | undefined;
  /** What can be done with an item, on one's own list. */
  actionOf?: ActionOf | undefined;
  /** For visitors without a script, while the list loads. */
  withoutScript?: ReactNode;
}

export function LockedItems({ playerId, empty, withoutScript, ...list }: LockedItemsProps) {
  const { list: loaded, retry } = useLockedItems(playerId);
  const isLoading = !isSettled(loaded);
  if (isLoading && !loaded.isShown) return <LoadingPages list={loaded} withoutScript={withoutScript} />;
  if (loaded.total === null) {
    return <ErrorState heading={strings.failed} text={loaded.problem ?? undefined} onRetry={retry} />;
  }
  if (loaded.total.items === 0) return <EmptyState {...empty} />;
  return (
    <>
      {isLoading && <LoadingPages list={loaded} />}
      {loaded.failed.length > 0 && (
        <ErrorState heading={strings.someFailed(loaded.failed)} text={strings.restIsHere} onRetry={retry} />
      )}
      <FilteredList {...list} loaded={loaded} />
    </>
  );
}

type FilteredListProps = Omit<LockedItemsProps, 'playerId' | 'empty' | 'withoutScript'> & {
  loaded: LockedList;
};

function FilteredList({ loaded, sets, hasPlaceFilters, fileName, plainPath, actionOf }: FilteredListProps) {
  const { view, search, apply, clear, formKey } = useView(hasPlaceFilters);
  const { filter, sort } = view;
  const prepared = useMemo(() => prepareLockedItems(itemsOf(loaded)), [loaded]);
  const sorted = useMemo(() => sortLockedItems(prepared, sort), [prepared, sort]);
  const shown = useMemo(() => filterLockedItems(sorted, filter), [sorted, filter]);
  useLateScroll();
  return (
    <section className={styles.list}>
      <LockedFilters
        key={formKey}
        view={view}
        sets={sets}
        hasPlaceFilters={hasPlaceFilters}
        onFilter={apply}
      />
      {isConflicting(filter) ? (
        <Conflict onClear={clear} />
      ) : (
        <Shown
          shown={shown}
          total={prepared.length}
          sort={sort}
          fileName={fileName}
          actionOf={actionOf}
          plainLink={<PlainLink search={search} path={plainPath} />}
          wrongNumber={filter.wrongNumber}
          onClear={clear}
        />
      )}
    </section>
  );
}

interface ShownProps {
  shown: readonly LockedItem[];
  total: number;
  sort: LockedItemSort;
  fileName: string;
  actionOf: ActionOf | undefined;
  plainLink: ReactNode;
  wrongNumber: string | null;
  onClear: () => void;
}

function Shown({ shown, total, sort, fileName, actionOf, plainLink, wrongNumber, onClear }: ShownProps) {
  return (
    <>
      <div className={styles.head}>
        <h2 aria-live="polite">{strings.heading(formatNumber(shown.length), formatNumber(total))}</h2>
        <ExportButtons items={shown} fileName={fileName} />
      </div>
      {shown.length > 0 ? (
        <LockedTable items={shown} sort={sort} beside={plainLink} actionOf={actionOf} />
      ) : (
        <EmptyState
          heading={wrongNumber === null ? strings.nothingShown : strings.noSuchNumber}
          text={wrongNumber === null ? strings.nothingShownText : strings.wrongNumber(wrongNumber)}
          action={<Button onClick={onClear}>{strings.clear}</Button>}
        />
      )}
    </>
  );
}

function Conflict({ onClear }: { onClear: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        heading={strings.conflict}
        text={strings.conflictText}
        action={<Button onClick={onClear}>{strings.clear}</Button>}
      />
    </div>
  );
}

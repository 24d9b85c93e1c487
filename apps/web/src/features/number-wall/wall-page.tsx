import type { Prestige } from '@wallabee/contract/items/prestige-rules';
import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { useEffect, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { useDebouncedFilters } from '../../platform/filters/use-debounced-address.ts';
import { usePendingLocation } from '../../platform/router/steady-outlet.tsx';
import { useSession } from '../../platform/session/session.ts';
import { FailedPart } from '../../ui/feedback/network/failed-part.tsx';
import { BandTabs } from './band-tabs.tsx';
import type { WallType } from './card/number-card.tsx';
import { NothingPasses } from './nothing-passes.tsx';
import { wallStrings } from './number-wall.strings.ts';
import { type Band, bandOf, bandsOf, WHOLE_WALL } from './sieve/bands.ts';
import { OwnerField } from './sieve/owner-field.tsx';
import type { Letters } from './sieve/sieve.ts';
import { SieveForm } from './sieve/sieve-form.tsx';
import { StateKey } from './sieve/state-key.tsx';
import { countsOf, shownStates, type WallCounts } from './sieve/wall-counts.ts';
import {
  readFilters,
  tableAddress,
  type WallFilters,
  withFilters,
  writeFilters,
} from './sieve/wall-filters.ts';
import { type NumbersPage, NumbersTable } from './table/numbers-table.tsx';
import { useBandViews } from './use-band-views.ts';
import { Wall } from './wall.tsx';
import { PastTable, WallDay } from './wall-day.tsx';
import { WallHead } from './wall-head.tsx';
import styles from './wall-page.module.css';

export interface WallData {
  type: WallType;
  total: number;
  thisYear: number;
  shownClass: Prestige | null;
  letters: Letters | null;
  mistakes: QueryMistake[];
  /** Of all numbers. */
  counts: WallCounts | null;
  table: NumbersPage | null;
  held: ListedNumber | null;
  /** The first day that can be shown. */
  firstDay: string | null;
  /** The filters that this is the answer to. */
  address: string;
}

/** What is chosen shows on the wall at once; the table follows with the address. */
export function WallPage(data: WallData) {
  const { type, total, thisYear, letters, mistakes, table, held, firstDay } = data;
  const { shown, show } = useDebouncedFilters();
  const filters = useMemo(() => readFilters(new URLSearchParams(shown)), [shown]);
  const served = useMemo(() => readFilters(new URLSearchParams(data.address)), [data.address]);
  const all = useMemo(() => bandsOf(total), [total]);
  const bands = useShownBands(all, filters, data);
  const views = useBandViews({
    itemTypeId: type.item_type_id,
    bands,
    served: isServed(letters, bands) ? letters : null,
    owner: served.owner,
    at: served.at,
    filters: { ...filters, owner: served.owner },
    thisYear,
  });
  const isLong = total > WHOLE_WALL;
  // Of a long wall the browser has one class only.
  const counts = (isLong ? null : countsOf(views.map(({ sieved }) => sieved))) ?? data.counts;
  const chosen = filters.n !== null && filters.n <= total ? filters.n : null;
  const filter = (wanted: Partial<WallFilters>) => show(writeFilters(withFilters(filters, wanted)));
  const setOwner = useOwner(mistakes, (owner) => filter({ owner }));
  const rows = table?.rows ?? [];
  const day = <WallDay {...{ firstDay, filters, total }} onDay={(at) => filter({ at })} />;

  if (total === 0) {
    return (
      <>
        <WallHead {...{ type, total, filters }} onFind={() => {}} />
        {served.at !== null && day}
      </>
    );
  }
  return (
    <>
      <WallHead {...{ type, total, filters }} onFind={(n) => filter({ n })} />
      {day}
      <SieveForm
        {...{ filters, counts }}
        classes={all.map(({ prestige }) => prestige)}
        owner={
          served.at === null ? (
            <OwnerField filters={filters} mistakes={mistakes} onOwner={setOwner} />
          ) : (
            // Its place in the row stays.
            <span />
          )
        }
        onFilter={(wanted) => (wanted.owner === undefined ? filter(wanted) : setOwner(wanted.owner))}
      />
      <Wall
        {...{ type, total, thisYear, chosen }}
        at={served.at}
        bands={views}
        marks={filters.marks}
        known={held ? [held, ...rows] : rows}
        onChoose={(n) => filter({ n })}
      >
        {isLong && <BandTabs bands={all} shown={bands[0]} filters={filters} />}
        <StateKey
          states={shownStates(views.map((view) => view.letters?.states ?? ''))}
          chosen={filters.status}
          counts={counts}
          onStates={(status) => filter({ status })}
        />
      </Wall>
      <div className={styles.table}>
        {served.at === null ? <TableArea data={data} filters={filters} /> : <PastTable filters={filters} />}
      </div>
    </>
  );
}

const ME = 'me';

/** Chooses an owner; `me` is the player who is logged in. */
function useOwner(mistakes: readonly QueryMistake[], onOwner: (owner: string) => void) {
  const session = useSession();
  const choose = (owner: string) => onOwner(session && owner.toLowerCase() === ME ? session.username : owner);
  // The page is the same for everybody, so after a login its `me` is still nobody.
  const isMine = session !== null && mistakes.some(({ code }) => code === 'login');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer.
  useEffect(() => {
    if (isMine) choose(ME);
  }, [isMine]);
  return choose;
}

function TableArea({ data, filters }: { data: WallData; filters: WallFilters }) {
  const { table, counts, thisYear } = data;
  const { revalidate, state } = useRevalidator();
  const isPending = useIsTablePending();
  if (!table) {
    return (
      <FailedPart
        heading={wallStrings.tableFailed}
        onRetry={() => void revalidate()}
        isRetrying={state === 'loading'}
      />
    );
  }
  if (table.rows.length === 0 && counts) return <NothingPasses filters={filters} without={counts.without} />;
  return <NumbersTable table={table} filters={filters} thisYear={thisYear} isBusy={isPending} />;
}

/** Whether another table is on its way. */
function useIsTablePending(): boolean {
  const pending = usePendingLocation();
  return pending !== undefined && tableAddress(pending.search) !== tableAddress(location.search);
}

/** Every band, or of a long wall the chosen one. */
function useShownBands(
  all: readonly Band[],
  filters: WallFilters,
  { total, shownClass }: WallData,
): readonly Band[] {
  const ofNumber = filters.n === null ? undefined : bandOf(all, filters.n);
  const prestige = filters.class ?? ofNumber?.prestige ?? shownClass;
  return useMemo(
    () => (total <= WHOLE_WALL ? all : all.filter((band) => band.prestige === prestige)),
    [all, total, prestige],
  );
}

function isServed(letters: Letters | null, bands: readonly Band[]): boolean {
  const [first] = bands;
  const last = bands.at(-1);
  if (!letters || !first || !last) return false;
  return letters.from <= first.first && letters.from + letters.states.length > last.last;
}

import { hiveCalls } from '@wallabee/contract/hive/hive.calls';
import type { Swap } from '@wallabee/contract/swaps/swap';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import { Desk } from './desk.tsx';
import { hiveStrings as strings } from './hive.strings.ts';
import { CabinetSkeleton, DeskSkeleton } from './hive-skeleton.tsx';
import styles from './hive-view.module.css';
import { HiveWall } from './hive-wall.tsx';
import { NearlyFinished } from './nearly-finished.tsx';
import { LowerShelf, NewShelf } from './shelves.tsx';

interface HiveViewProps {
  /** Unknown on the server. */
  username: string | undefined;
  /** The ring on the wall and the rows of the desk belong to the swaps. */
  ring: (swap: Swap) => ReactNode;
  waitingRows: (swaps: readonly Swap[]) => ReactNode;
}

/** The wall stays the same element from the first paint on, so that its words are painted once. */
export function HiveView({ username, ring, waitingRows }: HiveViewProps) {
  const query = useApiQuery(hiveCalls.readHive, { query: {} }, { enabled: username !== undefined });
  const hive = username === undefined ? undefined : query.data;
  const hasFailed = !hive && query.errorUpdateCount > 0;
  return (
    <>
      <HiveWall hive={hive} hasFailed={hasFailed} ring={ring} />
      {hasFailed && (
        <div className={classNames(wrapClass, styles.page)}>
          <ErrorState
            heading={strings.failed}
            text={query.error?.message}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        </div>
      )}
      {hive && username !== undefined && (
        <Columns
          cabinet={
            <>
              <NewShelf hive={hive} />
              <LowerShelf hive={hive} />
              <NearlyFinished sets={hive.sets} username={username} />
            </>
          }
          desk={<Desk hive={hive} username={username} waitingRows={waitingRows} />}
        />
      )}
      {!hive && !hasFailed && <Columns cabinet={<CabinetSkeleton />} desk={<DeskSkeleton />} />}
    </>
  );
}

function Columns({ cabinet, desk }: { cabinet: ReactNode; desk: ReactNode }) {
  return (
    <div className={classNames(wrapClass, styles.page, styles.columns)}>
      <div className={styles.cabinet}>{cabinet}</div>
      {desk}
    </div>
  );
}

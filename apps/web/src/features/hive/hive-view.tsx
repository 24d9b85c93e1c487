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
import { FailedWall, HiveWall, WallSkeleton } from './hive-wall.tsx';
import { NearlyFinished } from './nearly-finished.tsx';
import { LowerShelf, NewShelf } from './shelves.tsx';

export interface HiveViewProps {
  username: string;
  /** The ring on the wall and the rows of the desk belong to the swaps. */
  ring: (swap: Swap) => ReactNode;
  waitingRows: (swaps: readonly Swap[]) => ReactNode;
}

export function HiveView(props: HiveViewProps) {
  const hive = useApiQuery(hiveCalls.readHive, { query: {} });
  if (hive.data) return <LoadedHive {...props} hive={hive.data} />;
  if (hive.errorUpdateCount === 0) return <HiveSkeleton />;
  return (
    <>
      <FailedWall />
      <div className={classNames(wrapClass, styles.page)}>
        <ErrorState
          heading={strings.failed}
          text={hive.error?.message}
          onRetry={() => void hive.refetch()}
          isRetrying={hive.isFetching}
        />
      </div>
    </>
  );
}

function LoadedHive({ hive, ...props }: HiveViewProps & { hive: Parameters<typeof HiveWall>[0]['hive'] }) {
  const { username, ring, waitingRows } = props;
  return (
    <>
      <HiveWall hive={hive} ring={ring} />
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

/** The page before its script runs, and until its answer arrives. */
export function HiveSkeleton() {
  return (
    <>
      <WallSkeleton />
      <Columns cabinet={<CabinetSkeleton />} desk={<DeskSkeleton />} />
    </>
  );
}

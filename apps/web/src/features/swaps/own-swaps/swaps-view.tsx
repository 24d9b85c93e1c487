import { keepPreviousData } from '@tanstack/react-query';
import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Bone } from '../../../ui/feedback/skeletons.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ownSwapsInput } from '../own-swaps-input.ts';
import { OffersPanel } from './offers-panel.tsx';
import { swapsStrings as strings } from './own-swaps.strings.ts';
import { ringFilterFrom } from './ring-address.ts';
import { RingFilters } from './ring-filters.tsx';
import { RingList, RingListSkeleton } from './ring-list.tsx';
import styles from './swaps-view.module.css';
import { useOwnChanges } from './use-own-changes.ts';
import { WaitingChanges } from './waiting-changes.tsx';
import { countWanted } from './wants.ts';
import { WantsPanel } from './wants-panel.tsx';

export function SwapsView() {
  const [search] = useSearchParams();
  const filter = ringFilterFrom(search);
  const swaps = useApiQuery(swapCalls.readOwnSwaps, ownSwapsInput(filter), {
    placeholderData: keepPreviousData,
  });
  const changes = useOwnChanges();
  const known = useLatest(swaps.data);
  const own = known && changes.shown(known);
  return (
    <>
      <SwapsHead own={own} />
      <Columns
        side={
          own && (
            <>
              <WaitingChanges />
              <div id={OFFER_ID}>
                <OffersPanel own={own} changes={changes} />
              </div>
              <div id={WANT_ID}>
                <WantsPanel own={own} changes={changes} />
              </div>
            </>
          )
        }
      >
        <RingFilters filter={filter} own={swaps.isPlaceholderData ? undefined : swaps.data} />
        <div className={styles.results} aria-busy={swaps.isPlaceholderData}>
          <QueryView query={swaps} skeleton={<RingListSkeleton />} failed={strings.failed}>
            {(answer) => <RingList own={changes.shown(answer)} filter={filter} changes={changes} />}
          </QueryView>
        </div>
      </Columns>
    </>
  );
}

/** The panels stay while the rings of another filter cannot be loaded. */
function useLatest<Value>(value: Value | undefined): Value | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

const OFFER_ID = 'offer';
const WANT_ID = 'want';

function SwapsHead({ own }: { own?: OwnSwaps | undefined }) {
  const { search } = useLocation();
  const jump = (id: string) =>
    search.startsWith('?') ? (`?${search.slice(1)}#${id}` as const) : (`#${id}` as const);
  return (
    <PageHeader
      heading={strings.heading}
      lead={strings.lead}
      actions={
        <p className={styles.jumps}>
          {own ? (
            <>
              <ButtonLink look="line" isSmall to={jump(OFFER_ID)} isPrefetched={false}>
                {strings.jumpToOffers(formatNumber(own.offers_paging.total_results))}
              </ButtonLink>
              <ButtonLink look="line" isSmall to={jump(WANT_ID)} isPrefetched={false}>
                {strings.jumpToWants(countWanted(own.wants))}
              </ButtonLink>
            </>
          ) : (
            <Bone className={styles.jumpBone} />
          )}
        </p>
      }
    />
  );
}

function Columns({ children, side }: { children: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.rings}>{children}</div>
      <aside className={styles.side} aria-label={strings.side}>
        {side ?? <SideSkeleton />}
      </aside>
    </div>
  );
}

function SideSkeleton() {
  return (
    <div className={styles.side} aria-hidden="true">
      <Bone className={styles.panelBone} />
      <Bone className={styles.panelBone} />
    </div>
  );
}

/** The page before its script runs. */
export function SwapsSkeleton() {
  return (
    <>
      <SwapsHead />
      <noscript>{strings.noScript}</noscript>
      <Columns side={undefined}>
        <Bone className={styles.barBone} />
        <RingListSkeleton />
      </Columns>
    </>
  );
}

import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { Children, type ReactNode } from 'react';
import { Pager } from '../../../ui/controls/pager.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { uiStrings } from '../../../ui/ui.strings.ts';
import { RingDealSkeleton } from '../ring/ring-deal.tsx';
import { FoundRing } from './found-ring.tsx';
import { LazyHalted, LazyLeftOut, LazyNoRings } from './lazy-parts.tsx';
import { swapsStrings as strings } from './own-swaps.strings.ts';
import { BrokenRing, ProposedRing } from './proposed-ring.tsx';
import { type RingFilter, ringsHref } from './ring-address.ts';
import styles from './swaps-view.module.css';
import type { OwnChanges } from './use-own-changes.ts';

interface RingListProps {
  own: OwnSwaps;
  filter: RingFilter;
  changes: OwnChanges;
}

/** What waits for the player comes first, then what can be mended, then what was found. */
export function RingList({ own, filter, changes }: RingListProps) {
  const { proposals, broken, rings, paging } = own;
  const isFirstPage = filter.page === 1;
  const isHalted = own.halted_by === 'unanswered' || own.halted_by === 'open';
  return (
    <>
      {own.left_out && <LazyLeftOut own={own} changes={changes} />}
      {isFirstPage && (
        <>
          <Rings label={strings.open}>
            {proposals.map((swap) => (
              <ProposedRing key={swap.id} swap={swap} />
            ))}
          </Rings>
          <Rings label={strings.broken}>
            {broken.map((swap) => (
              <BrokenRing key={swap.id} swap={swap} />
            ))}
          </Rings>
        </>
      )}
      {isHalted && <LazyHalted own={own} />}
      <Rings label={strings.found}>
        {rings.map((ring) => (
          <FoundRing key={keyOf(ring)} ring={ring} own={own} changes={changes} />
        ))}
      </Rings>
      {rings.length === 0 && own.halted_by === null && (
        <LazyNoRings own={own} filter={filter} changes={changes} />
      )}
      <div className={styles.pager}>
        <Pager
          current={paging.current_page - 1}
          total={paging.total_pages}
          href={(page) => ringsHref({ ...filter, page: page + 1 })}
          label={strings.pages}
        />
      </div>
    </>
  );
}

function keyOf({ members }: OwnSwaps['rings'][number]): string {
  return members.map(({ gives }) => gives.item_id).join('-');
}

function Rings({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (ring) => (
        <li>{ring}</li>
      ))}
    </ul>
  );
}

export function RingListSkeleton() {
  return (
    <div className={styles.results} role="status">
      <VisuallyHidden>{uiStrings.loading}</VisuallyHidden>
      <RingDealSkeleton />
      <RingDealSkeleton />
    </div>
  );
}

import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { MOST_OPEN, MOST_UNANSWERED } from '@wallabee/contract/swaps/swap-limits';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { noRingStrings as strings } from './no-rings.strings.ts';
import { offerStrings } from './own-swaps.strings.ts';
import { type RingFilter, ringsHref } from './ring-address.ts';
import type { OwnChanges } from './use-own-changes.ts';
import { countWanted } from './wants.ts';

export interface NoRingsProps {
  own: OwnSwaps;
  filter: RingFilter;
  changes: OwnChanges;
}

/** Says what would help, and does it where one press is enough. */
export function NoRings({ own, filter, changes }: NoRingsProps) {
  if (own.paging.total_results > 0 || filter.page > 1) return <NoSuchPage filter={filter} />;
  if (filter.who !== 'all' || filter.set !== undefined) return <NothingFits />;
  if (countWanted(own.wants) === 0) {
    return <EmptyState heading={strings.heading} text={strings.nothingWanted} action={<To to="want" />} />;
  }
  if (own.offers_paging.total_results > 0) {
    return (
      <EmptyState
        heading={strings.heading}
        text={strings.keepLooking}
        action={
          <>
            <To to="offer" />
            <To to="want" />
          </>
        }
      />
    );
  }
  return (
    <EmptyState
      heading={strings.heading}
      text={own.offers_spares ? strings.noSpares : strings.nothingOffered}
      action={
        <>
          {!own.offers_spares && (
            <Button
              onClick={() =>
                changes.change(own, { offers_spares: true }, { done: offerStrings.sparesSwitchedOn })
              }
            >
              {strings.offerSpares}
            </Button>
          )}
          <To to="offer" />
        </>
      }
    />
  );
}

function To({ to }: { to: 'offer' | 'want' }) {
  return (
    <ButtonLink look="line" to={`#${to}`} isPrefetched={false}>
      {to === 'offer' ? strings.toOffers : strings.toWants}
    </ButtonLink>
  );
}

function NoSuchPage({ filter }: { filter: RingFilter }) {
  return (
    <EmptyState
      heading={strings.noSuchPage}
      text={strings.noSuchPageText}
      action={<ButtonLink to={ringsHref({ ...filter, page: 1 })}>{strings.firstPage}</ButtonLink>}
    />
  );
}

function NothingFits() {
  return (
    <EmptyState
      heading={strings.filtered}
      text={strings.filteredText}
      action={<ButtonLink to="/swaps">{strings.all}</ButtonLink>}
    />
  );
}

export function LeftOut({ own, changes }: Omit<NoRingsProps, 'filter'>) {
  return (
    <EmptyState
      heading={strings.left}
      text={strings.leftText}
      action={
        <Button onClick={() => changes.change(own, { left_out: false }, { done: strings.cameBack })}>
          {strings.comeBack}
        </Button>
      }
    />
  );
}

export function Halted({ own: { halted_by } }: { own: OwnSwaps }) {
  return (
    <Notice kind="plain">
      {halted_by === 'unanswered' ? strings.unanswered(MOST_UNANSWERED) : strings.tooManyOpen(MOST_OPEN)}
    </Notice>
  );
}

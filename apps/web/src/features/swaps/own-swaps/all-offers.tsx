import type { OwnSwaps, SwapOffer } from '@wallabee/contract/swaps/own-swaps';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { FilterBar } from '../../../ui/controls/filter-bar.tsx';
import { Latch } from '../../../ui/controls/latch.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { nameOf } from '../exchange.ts';
import { ItemRow, ItemRows } from '../item-row.tsx';
import { ownPageStrings as strings } from './editor.strings.ts';
import { type EditorView, editorHref, LONGEST_NAME } from './editor-address.ts';
import { offerReason } from './offer-words.ts';
import { SparesLatch } from './offers-panel.tsx';
import { offerStrings } from './own-swaps.strings.ts';
import styles from './own-swaps-editor.module.css';
import type { OwnChanges } from './use-own-changes.ts';

interface AllOffersProps {
  own: OwnSwaps;
  changes: OwnChanges;
  view: EditorView;
  isBusy: boolean;
}

export function AllOffers({ own, changes, view, isBusy }: AllOffersProps) {
  const { offers, offers_paging: paging } = own;
  const total = paging.total_results;
  return (
    <Panel
      heading={strings.all}
      aside={
        <Link className={styles.rings} to="/swaps">
          {strings.toRings}
        </Link>
      }
    >
      <div className={styles.offers} aria-busy={isBusy}>
        <p className={styles.lead}>{strings.allLead}</p>
        <SparesLatch own={own} changes={changes} detail={offerStrings.sparesOn} />
        <FilterBar label={strings.search} count={strings.count(formatNumber(total), total === 1)}>
          <SearchBox label={strings.search} defaultValue={view.name} maxLength={LONGEST_NAME} />
        </FilterBar>
        {offers.length === 0 && <NoOffers view={view} />}
        <ItemRows label={strings.all}>
          {offers.map((offer) => (
            <ItemRow
              key={offer.item.item_id}
              item={offer.item}
              detail={offerStrings.listed(formatNumber(offer.item.number), offerReason(offer))}
              end={<OfferLatch offer={offer} own={own} changes={changes} />}
            />
          ))}
        </ItemRows>
        <Pager
          current={paging.current_page - 1}
          total={paging.total_pages}
          href={(page) => editorHref({ ...view, page: page + 1 })}
          label={strings.pages}
        />
      </div>
    </Panel>
  );
}

type OfferLatchProps = Pick<AllOffersProps, 'own' | 'changes'> & { offer: SwapOffer };

function OfferLatch({ offer, own, changes }: OfferLatchProps) {
  const name = nameOf(offer.item);
  const set = (offered: boolean) =>
    changes.change(
      own,
      { offers: [{ ...offer, offered, is_by_hand: true }] },
      { done: offered ? offerStrings.offered(name) : offerStrings.withheld(name) },
    );
  return (
    <Latch
      label={<VisuallyHidden>{offerStrings.offer(name)}</VisuallyHidden>}
      checked={offer.offered}
      onChange={(event) => set(event.target.checked)}
    />
  );
}

function NoOffers({ view }: { view: EditorView }) {
  if (view.name === '' && view.page === 1) {
    return <EmptyState heading={strings.none} text={strings.noneText} />;
  }
  return (
    <EmptyState
      heading={strings.noneCalled}
      action={
        <ButtonLink look="line" to={editorHref({ ...view, name: '', page: 1 })}>
          {strings.clear}
        </ButtonLink>
      }
    />
  );
}

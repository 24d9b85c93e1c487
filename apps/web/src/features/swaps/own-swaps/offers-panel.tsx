import type { OwnSwaps, SwapOffer } from '@wallabee/contract/swaps/own-swaps';
import { useSession } from '../../../platform/session/session.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Latch } from '../../../ui/controls/latch.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { nameOf } from '../exchange.ts';
import { ItemRow, ItemRows } from '../item-row.tsx';
import { ownSwapsHref } from '../swap-links.ts';
import { AddOffer } from './add-offer.tsx';
import styles from './editor.module.css';
import { shortOfferReason } from './offer-words.ts';
import { offerStrings as strings } from './own-swaps.strings.ts';
import type { OwnChanges } from './use-own-changes.ts';

type OffersPanelProps = { own: OwnSwaps; changes: OwnChanges };

export function OffersPanel({ own, changes }: OffersPanelProps) {
  const { offers, offers_paging } = own;
  const total = offers_paging.total_results;
  const count = formatNumber(total);
  const username = useSession()?.username ?? '';
  return (
    <Panel heading={strings.heading} aside={strings.count(count, total === 1)}>
      <SparesLatch own={own} changes={changes} />
      {offers.length > 0 && (
        <div className={styles.list}>
          <ItemRows label={strings.list}>
            {offers.slice(0, SHOWN).map((offer) => (
              <OfferedRow
                key={offer.item.item_id}
                offer={offer}
                onWithhold={() => withhold(offer, { own, changes })}
              />
            ))}
          </ItemRows>
        </div>
      )}
      <AddOffer own={own} changes={changes} />
      <Link className={styles.more} to={ownSwapsHref(username)}>
        {total > SHOWN ? strings.moreOffers(count) : strings.all}
        <Icon name="arrowRight" />
      </Link>
    </Panel>
  );
}

const SHOWN = 8;

type SparesLatchProps = OffersPanelProps & { detail?: string | undefined };

export function SparesLatch({ own, changes, detail = sparesDetail(own) }: SparesLatchProps) {
  const set = (isOn: boolean) =>
    changes.change(
      own,
      { offers_spares: isOn },
      { done: isOn ? strings.sparesSwitchedOn : strings.sparesSwitchedOff },
    );
  return (
    <Latch
      label={strings.spares}
      detail={detail}
      checked={own.offers_spares}
      onChange={(event) => set(event.target.checked)}
    />
  );
}

function sparesDetail({ offers_spares, offers_paging: { total_results } }: OwnSwaps): string {
  if (offers_spares) return strings.sparesOn;
  if (total_results === 0) return strings.noneNow;
  return total_results === 1 ? strings.onlyThis : strings.onlyThese(formatNumber(total_results));
}

function withhold(offer: SwapOffer, { own, changes }: OffersPanelProps) {
  const withheld = { ...offer, offered: false, is_by_hand: true };
  changes.change(own, { offers: [withheld] }, { done: strings.withheld(nameOf(offer.item)) });
}

function OfferedRow({ offer, onWithhold }: { offer: SwapOffer; onWithhold: () => void }) {
  return (
    <ItemRow
      item={offer.item}
      detail={shortOfferReason(offer)}
      end={<IconButton icon="close" label={strings.withhold(nameOf(offer.item))} onClick={onWithhold} />}
    />
  );
}

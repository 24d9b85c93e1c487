import type { MarketItem } from '@wallabee/contract/items/stores';
import type { Paging } from '@wallabee/contract/protocol/paging';
import { ItemPlate } from '../../../game-ui/item-plate.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Pager } from '../../../ui/controls/pager.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Shelf } from '../../../ui/layout/shelf.tsx';
import { itemArt, numberHref, storeHref } from '../item-links.ts';
import { Price } from '../price.tsx';
import styles from './market-offers.module.css';
import { storeStrings as strings } from './stores.strings.ts';

interface MarketOffersProps {
  storeId: number;
  offers: readonly MarketItem[];
  paging: Paging;
}

export function MarketOffers({ storeId, offers, paging }: MarketOffersProps) {
  const { total_results, total_pages, current_page } = paging;
  return (
    <section className={styles.offers} aria-labelledby="offers">
      <header>
        <h2 id="offers">{strings.fromPlayers}</h2>
        <p>{strings.fromPlayersCount(total_results, formatNumber(total_results))}</p>
      </header>
      {offers.length === 0 ? (
        <NoOffers storeId={storeId} total={total_results} />
      ) : (
        <Shelf label={strings.fromPlayers} isDense>
          {offers.map((offer) => (
            <ItemPlate
              key={offer.item_id}
              name={offer.name}
              art={itemArt(offer, null, 200)}
              hue={offer.hue}
              number={offer.number}
              href={numberHref(offer.item_type_id, offer.number)}
              isRetired={offer.retired}
              tags={<Price cost={offer.cost} />}
            />
          ))}
        </Shelf>
      )}
      <Pager current={current_page - 1} total={total_pages} href={(page) => storeHref(storeId, page + 1)} />
    </section>
  );
}

function NoOffers({ storeId, total }: { storeId: number; total: number }) {
  if (total === 0) return <EmptyState heading={strings.noOffers} text={strings.noOffersText} />;
  return (
    <EmptyState
      heading={strings.noOffers}
      text={strings.noMoreOffers}
      action={<ButtonLink to={storeHref(storeId)}>{strings.firstOffers}</ButtonLink>}
    />
  );
}

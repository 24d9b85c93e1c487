import { listMarket, readStore } from '@wallabee/contract/items/stores';
import { MARKET_STORE_ID } from '@wallabee/contract/protocol/special-ids';
import { describeStore } from '../../features/items/item-description.server.ts';
import { MarketOffers } from '../../features/items/stores/market-offers.tsx';
import { StoreHeading } from '../../features/items/stores/store-heading.tsx';
import { StoreShelf } from '../../features/items/stores/store-shelf.tsx';
import { storeStrings } from '../../features/items/stores/stores.strings.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { pageFrom } from '../../platform/pages/page-number.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/store-page.ts';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const isMarket = Number(params.storeId) === MARKET_STORE_ID;
  const [store, market] = await Promise.all([
    load(context, readStore, { params }),
    isMarket ? load(context, listMarket, { query: { page: `${pageFrom(url)}` } }) : null,
  ]);
  describePage(context, () => describeStore(store));
  return { store, market };
}

export default function StorePage({ loaderData: { store, market } }: Route.ComponentProps) {
  const { id, name, description, hue, items } = store;
  return (
    <PageLayout key={id} hue={hue}>
      <PageMeta
        title={storeStrings.pageTitle(name)}
        description={storeStrings.description(name, description, items.length)}
      />
      <StoreHeading store={store} />
      <StoreShelf items={items} label={market ? storeStrings.soldOnMarket : storeStrings.sold} />
      {market && <MarketOffers storeId={id} offers={market.items} paging={market.paging} />}
    </PageLayout>
  );
}

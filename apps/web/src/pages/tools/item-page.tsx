import { listCategories } from '@wallabee/contract/categories/category';
import { sellers } from '@wallabee/contract/items/item-rules';
import { STATUS_RANGES } from '@wallabee/contract/items/item-status';
import { type ItemTypeDetail, readItemType } from '@wallabee/contract/items/item-type';
import { readItemStatus } from '@wallabee/contract/items/status';
import { listStores } from '@wallabee/contract/items/stores';
import { typedNumber } from '@wallabee/contract/items/typed-number';
import { acquisitionTags, isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { newItemCost } from '@wallabee/game/rules/store-rules';
import { lazy, Suspense } from 'react';
import { data, redirect, useSearchParams } from 'react-router';
import { offersOf } from '../../features/alerts/alerts-about.ts';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { describeItem } from '../../features/items/item-description.server.ts';
import { ItemHero } from '../../features/items/item-hero.tsx';
import { numberHref } from '../../features/items/item-links.ts';
import { itemStrings } from '../../features/items/items.strings.ts';
import { UndiscoveredView } from '../../features/items/numbers/undiscovered-view.tsx';
import { ItemPanels } from '../../features/items/panels/item-panels.tsx';
import { AcquisitionTags } from '../../features/sets/acquisition-tags.tsx';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { useSession } from '../../platform/session/session.ts';
import { DeferredContent } from '../../ui/layout/deferred-content.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/item-page.ts';
import { LazyRelatedThreads } from './lazy-related-threads.tsx';
import { OwnWaysSlot } from './own-ways-slot.tsx';

const OwnNumbers = lazy(async () => ({ default: (await import('./own-numbers.tsx')).OwnNumbers }));

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const number = typedNumber(url.searchParams.get('number'));
  if (number !== null) throw redirect(numberHref(Number(params.itemId), number));

  const itemTypeId = params.itemId;
  const [item, stores, categories, ...ranges] = await Promise.all([
    load(context, readItemType, { params: { itemTypeId } }),
    load(context, listStores),
    load(context, listCategories),
    ...STATUS_RANGES.map((max) =>
      load(context, readItemStatus, { params: { itemTypeId }, query: { max: `${max}` } }),
    ),
  ]);
  const sellerIds = sellers(item);
  const page = {
    item,
    stores: stores.filter(({ id }) => sellerIds.includes(id)),
    cost: newItemCost({ ...item, market_buy_now: item.market_buy_now === 1 }),
    categories: categories.filter(({ id }) => item.categories.includes(id)),
    ranges,
  };
  describePage(context, () => describeItem(item));
  // The 404 status hides undiscovered items from search engines; players see the page.
  return isUndiscovered(item) ? data(page, { status: 404 }) : page;
}

export default function ItemPage({ loaderData }: Route.ComponentProps) {
  const { item, ...facts } = loaderData;
  const [search] = useSearchParams();
  const session = useSession();
  const variant = item.variants.find(({ variant_id }) => `${variant_id}` === search.get('variant'));

  if (isUndiscovered(item)) return <Undiscovered item={item} />;
  return (
    // Open panels and modals belong to one item.
    <PageLayout key={item.item_type_id} hue={item.hue}>
      <PageMeta title={itemStrings.pageTitle(item.name)} description={item.description} />
      <ItemHero
        item={item}
        variant={variant}
        wrongNumber={search.get('number') ?? undefined}
        tags={<AcquisitionTags tags={tagsOf(item)} />}
        own={
          session && (
            <Suspense>
              <OwnNumbers item={item} />
            </Suspense>
          )
        }
        actions={<TellMe alert={offersOf(item.name)} />}
      />
      <OwnWaysSlot itemTypeId={item.item_type_id} />
      <DeferredContent>
        <ItemPanels item={item} {...facts} />
        <LazyRelatedThreads about={{ item: item.item_type_id }} name={item.name} hue={item.hue} />
      </DeferredContent>
    </PageLayout>
  );
}

function Undiscovered({ item }: { item: ItemTypeDetail }) {
  return (
    <PageLayout hue={item.hue}>
      <PageMeta title={itemStrings.pageTitle(itemStrings.undiscovered)} />
      <UndiscoveredView item={item} />
    </PageLayout>
  );
}

function tagsOf(item: ItemTypeDetail) {
  return acquisitionTags(item.set_id, {
    ...item,
    mix_exception: item.mix_exception !== null,
    in_container: item.found_in.length > 0,
    has_variants: item.variants.length > 0,
  });
}

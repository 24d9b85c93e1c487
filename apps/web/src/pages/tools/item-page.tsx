import { listCategories } from '@wallabee/contract/categories/category';
import { readItemCharts } from '@wallabee/contract/items/charts';
import { sellers } from '@wallabee/contract/items/item-rules';
import { STATUS_RANGES } from '@wallabee/contract/items/item-status';
import { type ItemTypeDetail, readItemType } from '@wallabee/contract/items/item-type';
import { listMovements, listTravelled } from '@wallabee/contract/items/movements';
import { readItemStatus } from '@wallabee/contract/items/status';
import { listStores } from '@wallabee/contract/items/stores';
import { typedNumber } from '@wallabee/contract/items/typed-number';
import { dayOf } from '@wallabee/contract/protocol/day';
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
import { revalidateOnDayChange } from '../../platform/filters/revalidate-on-day-change.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { useSession } from '../../platform/session/session.ts';
import { pastDay } from '../../ui/charts/month-days.ts';
import { DeferredContent } from '../../ui/layout/deferred-content.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/item-page.ts';
import { LateItemCharts } from './late-item-charts.tsx';
import { LateMovements, LateSidePanels, LateTravelled } from './late-item-panels.tsx';
import { LazyRelatedThreads } from './lazy-related-threads.tsx';
import { OwnWaysSlot } from './own-ways-slot.tsx';

const OwnNumbers = lazy(async () => ({ default: (await import('./own-numbers.tsx')).OwnNumbers }));

export const shouldRevalidate = revalidateOnDayChange;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const number = typedNumber(url.searchParams.get('number'));
  if (number !== null) throw redirect(numberHref(Number(params.itemId), number));

  const itemTypeId = params.itemId;
  const at = pastDay(url.searchParams.get('at'), dayOf(Date.now()));
  const [item, charts, past, movements, travelled, stores, categories, ...ranges] = await Promise.all([
    load(context, readItemType, { params: { itemTypeId } }),
    loadCharts(context, { itemTypeId, at: null }),
    at === null ? null : loadCharts(context, { itemTypeId, at }),
    loadOrNull(load(context, listMovements, { params: { itemTypeId } })),
    loadOrNull(load(context, listTravelled, { params: { itemTypeId } })),
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
    charts,
    at,
    past,
    movements: movements?.movements ?? null,
    travelled: travelled?.numbers ?? null,
  };
  describePage(context, () => describeItem(item));
  // The 404 status hides undiscovered items from search engines; players see the page.
  return isUndiscovered(item) ? data(page, { status: 404 }) : page;
}

/** Without its charts and movements the page is still of use. */
function loadOrNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch(() => null);
}

function loadCharts(context: Route.LoaderArgs['context'], asked: { itemTypeId: string; at: string | null }) {
  const query = asked.at === null ? {} : { at: asked.at };
  return loadOrNull(load(context, readItemCharts, { params: { itemTypeId: asked.itemTypeId }, query }));
}

export default function ItemPage({ loaderData }: Route.ComponentProps) {
  const { item, charts, at, past, movements, travelled, ...facts } = loaderData;
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
        <ItemPanels
          item={item}
          charts={<LateItemCharts name={item.name} charts={charts} at={at} past={past} />}
        >
          <LateMovements type={item} movements={movements} />
          <LateSidePanels item={item} {...facts} />
          <LateTravelled type={item} numbers={travelled} />
        </ItemPanels>
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

import { readItemType } from '@wallabee/contract/items/item-type';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { itemStrings } from '../../features/items/items.strings.ts';
import { UndiscoveredView } from '../../features/items/numbers/undiscovered-view.tsx';
import { loadWall } from '../../features/number-wall/load-wall.server.ts';
import { wallStrings } from '../../features/number-wall/number-wall.strings.ts';
import { readFilters, tableAddress, writeFilters } from '../../features/number-wall/sieve/wall-filters.ts';
import { describeWall } from '../../features/number-wall/wall-description.server.ts';
import { leadOf } from '../../features/number-wall/wall-head.tsx';
import { WallPage } from '../../features/number-wall/wall-page.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/item-numbers-page.ts';

/** Neither the chosen number nor the marks change what the server answers. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame =
    currentUrl.href !== nextUrl.href &&
    currentUrl.pathname === nextUrl.pathname &&
    tableAddress(currentUrl.search) === tableAddress(nextUrl.search);
  return !isSame && defaultShouldRevalidate;
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const item = await load(context, readItemType, { params: { itemTypeId: params.itemId } });
  const { item_type_id, name, set_id, hue, image_key } = item;
  const type = { item_type_id, name, set_id, hue, image_key };
  if (isUndiscovered(item)) return data({ type, wall: null }, { status: 404 });

  describePage(context, () => describeWall(item));
  const filters = readFilters(url.searchParams);
  const thisYear = new Date().getUTCFullYear();
  const wall = await loadWall({ context, type: item, filters, thisYear });
  return { type, wall: { ...wall, thisYear, address: writeFilters(filters) } };
}

export default function ItemNumbersPage({ loaderData: { type, wall } }: Route.ComponentProps) {
  if (!wall) {
    return (
      <PageLayout hue={type.hue}>
        <PageMeta title={itemStrings.pageTitle(itemStrings.undiscovered)} />
        <UndiscoveredView item={type} />
      </PageLayout>
    );
  }
  return (
    <PageLayout key={type.item_type_id} hue={type.hue}>
      <PageMeta title={wallStrings.pageTitle(type.name)} description={leadOf(type.name, wall.total)} />
      <WallPage type={type} {...wall} />
    </PageLayout>
  );
}

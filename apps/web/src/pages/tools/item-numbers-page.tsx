import { readItemType } from '@wallabee/contract/items/item-type';
import { dayOf } from '@wallabee/contract/protocol/day';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { loadWall } from '../../features/number-wall/load-wall.server.ts';
import { wallStrings } from '../../features/number-wall/number-wall.strings.ts';
import { readFilters, tableAddress, writeFilters } from '../../features/number-wall/sieve/wall-filters.ts';
import { describeWall } from '../../features/number-wall/wall-description.server.ts';
import { leadOf } from '../../features/number-wall/wall-head.tsx';
import { itemTypeHref } from '../../features/number-wall/wall-links.ts';
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
  // That page says why there is nothing to see.
  if (isUndiscovered(item)) throw redirect(itemTypeHref(item_type_id));

  describePage(context, () => describeWall(item));
  const filters = readFilters(url.searchParams);
  const thisYear = new Date().getUTCFullYear();
  const wall = await loadWall({ context, type: item, filters, thisYear });
  const firstDay = item.release_date && dayOf(Date.parse(item.release_date));
  return { type, wall: { ...wall, thisYear, firstDay, address: writeFilters(filters) } };
}

export default function ItemNumbersPage({ loaderData: { type, wall } }: Route.ComponentProps) {
  return (
    <PageLayout key={type.item_type_id} hue={type.hue}>
      <PageMeta title={wallStrings.pageTitle(type.name)} description={leadOf(type.name, wall.total)} />
      <WallPage type={type} {...wall} />
    </PageLayout>
  );
}

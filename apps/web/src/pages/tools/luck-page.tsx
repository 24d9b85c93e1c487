import { listLuckDays, listPlayerLuck, readItemLuck } from '@wallabee/contract/luck/luck';
import type { RouterContextProvider } from 'react-router';
import { luckStrings } from '../../features/luck/luck.strings.ts';
import { LUCK_FIELDS } from '../../features/luck/luck-links.ts';
import { LuckView, type ShownLuck } from '../../features/luck/luck-view.tsx';
import { describeResults } from '../../features/search/search-description.server.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { find, load, unlessOffline } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/luck-page.ts';

/** The coming days, today, and the last week. */
const SHOWN_DAYS = 15;

export async function loader({ context, url }: Route.LoaderArgs) {
  const read = (name: keyof typeof LUCK_FIELDS) => url.searchParams.get(LUCK_FIELDS[name])?.trim() ?? '';
  const [player, draw, item] = [read('player'), read('draw'), read('item')];
  const published = await unlessOffline(load(context, listLuckDays));
  const asked = { player, draw, item, page: read('page') };
  const shown = published && (await (item ? findItemLuck(context, item) : findPlayerLuck(context, asked)));
  describePage(context, describeResults);
  return {
    asked: { player, draw },
    isUnknown: published !== null && player !== '' && !item && shown === null,
    shown,
    days: published?.days.slice(0, SHOWN_DAYS) ?? null,
  };
}

type Context = Readonly<RouterContextProvider>;

async function findItemLuck(context: Context, itemId: string): Promise<ShownLuck> {
  const found = await find(context, readItemLuck, { params: { itemId } });
  const texts = { heading: luckStrings.ofItem, nothing: luckStrings.noDrawsOfItem };
  return { ...texts, draws: found?.draws ?? [], pages: null };
}

async function findPlayerLuck(
  context: Context,
  { player, draw, page }: { player: string; draw: string; page: string },
): Promise<ShownLuck | null> {
  if (player === '') return null;
  const query = { ...(draw && { counter: draw }), ...(page && { page }) };
  const found = await find(context, listPlayerLuck, { params: { player }, query });
  if (!found) return null;
  return {
    heading: luckStrings.ofPlayer(found.player.name),
    nothing: luckStrings.noDrawsOfPlayer,
    draws: found.draws,
    pages: { player: found.player.id, paging: found.paging },
  };
}

export default function LuckPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={luckStrings.pageTitle} description={luckStrings.description} />
      <PageHeader heading={luckStrings.heading} lead={luckStrings.lead} />
      <LuckView {...loaderData} />
    </PageLayout>
  );
}

import { listLatestItems, readItemTypes } from '@wallabee/contract/items/item-type';
import { listNews } from '@wallabee/contract/news/news';
import { data } from 'react-router';
import { Banner } from '../features/home/banner.tsx';
import { COMB_ITEM_IDS, combCells } from '../features/home/comb-cells.ts';
import { homeStrings } from '../features/home/home.strings.ts';
import { HomeColumns } from '../features/home/home-columns.tsx';
import { describeHome } from '../features/home/home-description.server.ts';
import { HowItPlays } from '../features/home/how-it-plays.tsx';
import { LatestShelf } from '../features/home/latest-shelf.tsx';
import { PlayerStrip } from '../features/home/player-strip.tsx';
import { NewsPanel } from '../features/news/news-panel.tsx';
import { newsRows } from '../features/news/news-rows.ts';
import { AppStoreBadges } from '../features/shell/footer.tsx';
import { HomeRingSlot } from '../features/swaps/waiting/home-ring-slot.tsx';
import { describePage } from '../platform/head/page-description.ts';
import { load } from '../platform/pages/load.ts';
import { PageMeta } from '../platform/pages/page-meta.tsx';
import { visitContext } from '../platform/pages/visit.ts';
import { useSiteLinks } from '../platform/site/site-links.ts';
import { DeferredContent } from '../ui/layout/deferred-content.tsx';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/home-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  // Each of the three may fail alone; the page shows the others and says what is missing.
  const [latest, shown, news] = await Promise.allSettled([
    load(context, listLatestItems),
    load(context, readItemTypes, { params: { itemTypeIds: COMB_ITEM_IDS.join(',') } }),
    load(context, listNews),
  ]);
  const { siteUrl, links } = context.get(visitContext);
  describePage(context, () => describeHome(links));
  const home = {
    latest: answered(latest),
    cells: combCells(answered(shown) ?? {}),
    news: news.status === 'fulfilled' ? newsRows(news.value.posts, siteUrl) : null,
  };
  return data(home, { status: home.latest ? 200 : 503 });
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { latest, cells, news } = loaderData;
  const { appStores } = useSiteLinks();
  return (
    <PageLayout banner={<Banner cells={cells} badges={<AppStoreBadges appStores={appStores} />} />}>
      <PageMeta title={homeStrings.title} description={homeStrings.lead} />
      <DeferredContent>
        <HowItPlays cells={cells} />
        <PlayerStrip>
          <HomeRingSlot />
        </PlayerStrip>
        <HomeColumns>
          <LatestShelf items={latest} />
          <NewsPanel rows={news} />
        </HomeColumns>
      </DeferredContent>
    </PageLayout>
  );
}

function answered<Value>(answer: PromiseSettledResult<Value>): Value | null {
  return answer.status === 'fulfilled' ? answer.value : null;
}

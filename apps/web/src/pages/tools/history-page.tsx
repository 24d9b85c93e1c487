import { readHistory } from '@wallabee/contract/items/history';
import { labelledHistory } from '@wallabee/contract/items/history-rules';
import { readItem } from '@wallabee/contract/items/item';
import { data } from 'react-router';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { historyStrings } from '../../features/items/history/history.strings.ts';
import { HistoryHeader } from '../../features/items/history/history-header.tsx';
import { HistoryTimeline } from '../../features/items/history/history-timeline.tsx';
import { describeHistory } from '../../features/items/item-description.server.ts';
import { RecycledView } from '../../features/items/numbers/recycled-view.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { find } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { Pager } from '../../ui/controls/pager.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/history-page.ts';

/** More events would be slow to load on a phone. */
const EVENTS_A_PAGE = 40;

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [item, history] = await Promise.all([
    find(context, readItem, { params }),
    find(context, readHistory, { params }),
  ]);
  const events = labelledHistory(history ?? [], item?.location);
  const pages = Math.ceil(events.length / EVENTS_A_PAGE);
  const page = pageFrom(url.searchParams, pages);
  const found = {
    item,
    count: events.length,
    page,
    pages,
    events: events.slice(page * EVENTS_A_PAGE, (page + 1) * EVENTS_A_PAGE),
  };
  if (item) describePage(context, () => describeHistory(item, found.events));
  return item ? found : data(found, { status: 404 });
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { item, count, page, pages, events } = loaderData;
  const title = item && historyStrings.title(item.name, formatNumber(item.number));
  return (
    <PageLayout hue={item?.hue}>
      <PageMeta
        title={historyStrings.pageTitle(title ?? historyStrings.recycledHeading)}
        description={title ? historyStrings.description(formatNumber(count), title) : undefined}
      />
      <HistoryHeader
        item={item}
        count={count}
        actions={item && count > 0 && <TellMe alert={{ of: 'number', about_id: item.item_id }} />}
      />
      {item && count > 0 ? <HistoryTimeline events={events} itemId={item.item_id} /> : <RecycledView />}
      <Pager
        current={page}
        total={pages}
        label={historyStrings.pages}
        href={(to) => (to === 0 ? '?' : `?page=${to}`)}
      />
    </PageLayout>
  );
}

/** A page beyond the end shows the last one. */
function pageFrom(search: URLSearchParams, pages: number): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, Math.max(pages - 1, 0)) : 0;
}

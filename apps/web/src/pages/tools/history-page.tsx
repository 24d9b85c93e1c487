import { readHistory } from '@wallabee/contract/items/history';
import { labelledHistory } from '@wallabee/contract/items/history-rules';
import { readItem } from '@wallabee/contract/items/item';
import { readJourney } from '@wallabee/contract/items/journey';
import { readSeal } from '@wallabee/contract/provenance/seal';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { historyStrings } from '../../features/items/history/history.strings.ts';
import { HistoryHeader } from '../../features/items/history/history-header.tsx';
import { describeHistory } from '../../features/items/item-description.server.ts';
import { itemStrings } from '../../features/items/items.strings.ts';
import { JourneyFigures } from '../../features/items/journey/journey-figures.tsx';
import { stopFrom, withoutStop } from '../../features/items/journey/journey-stop.ts';
import { JourneyView } from '../../features/items/journey/journey-view.tsx';
import { shortenJourney } from '../../features/items/journey/shorten-journey.ts';
import { RecycledView } from '../../features/items/numbers/recycled-view.tsx';
import { UndiscoveredView } from '../../features/items/numbers/undiscovered-view.tsx';
import { luckLinkStrings } from '../../features/luck/luck-link.strings.ts';
import { itemLuckHref } from '../../features/luck/luck-links.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { find, findOrNull } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/history-page.ts';
import { LateHistory, LateJourneyTables, LateSeal } from './late-history.tsx';

/** More events would be slow to load on a phone. */
const EVENTS_A_PAGE = 40;

/** The browser has all stops of a journey. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSame =
    currentUrl.search !== nextUrl.search &&
    currentUrl.pathname === nextUrl.pathname &&
    withoutStop(currentUrl.search) === withoutStop(nextUrl.search);
  return !isSame && defaultShouldRevalidate;
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [item, history, journey, seal] = await Promise.all([
    find(context, readItem, { params }),
    find(context, readHistory, { params }),
    // The history can be read without its map and its seal.
    findOrNull(context, readJourney, { params }),
    findOrNull(context, readSeal, { params }),
  ]);
  const events = labelledHistory(history ?? [], item?.location);
  const pages = Math.ceil(events.length / EVENTS_A_PAGE);
  const page = pageFrom(url.searchParams, pages);
  const found = {
    item,
    seal,
    count: events.length,
    page,
    pages,
    events: events.slice(page * EVENTS_A_PAGE, (page + 1) * EVENTS_A_PAGE),
    journey: journey && shortenJourney(journey, stopFrom(url.searchParams, journey.stops.length)),
  };
  // The 404 status hides undiscovered items from search engines; players see the page.
  const shown = item && !isUndiscovered(item) ? item : null;
  if (shown) describePage(context, () => describeHistory(shown, found.events));
  return shown ? found : data(found, { status: 404 });
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { item, events, count, page, pages, journey, seal } = loaderData;
  if (item && isUndiscovered(item)) {
    return (
      <PageLayout hue={item.hue}>
        <PageMeta title={itemStrings.pageTitle(itemStrings.undiscovered)} />
        <UndiscoveredView item={item} />
      </PageLayout>
    );
  }
  const title = item ? historyStrings.title(item.name, formatNumber(item.number)) : null;
  return (
    <PageLayout hue={item?.hue}>
      <PageMeta
        title={historyStrings.pageTitle(title ?? historyStrings.recycledHeading)}
        description={title ? historyStrings.description(formatNumber(count), title) : undefined}
      />
      <HistoryHeader
        item={item}
        lead={journey?.opening}
        figures={journey?.figures && <JourneyFigures figures={journey.figures} asOf={journey.as_of} />}
        actions={
          item &&
          count > 0 && (
            <>
              <TellMe alert={{ of: 'number', about_id: item.item_id }} />
              <ButtonLink look="quiet" to={itemLuckHref(item.item_id)} isPrefetched={false}>
                {luckLinkStrings.link}
              </ButtonLink>
            </>
          )
        }
      />
      {item && title && count > 0 ? (
        <>
          <JourneyView
            journey={journey}
            tables={
              journey && (
                <LateJourneyTables
                  title={title}
                  stops={journey.stops}
                  chapters={journey.chapters}
                  asOf={journey.as_of}
                />
              )
            }
          />
          <LateHistory events={events} count={count} page={page} pages={pages} itemId={item.item_id} />
          <LateSeal key={item.item_id} itemId={item.item_id} served={seal} />
        </>
      ) : (
        <RecycledView />
      )}
    </PageLayout>
  );
}

/** A page beyond the end shows the last one. */
function pageFrom(search: URLSearchParams, pages: number): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, Math.max(pages - 1, 0)) : 0;
}

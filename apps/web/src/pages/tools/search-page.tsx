import { type LatestItem, listLatestItems } from '@wallabee/contract/items/item-type';
import { type FoundItems, searchItems } from '@wallabee/contract/items/search';
import { type SearchAnswer, search } from '@wallabee/contract/search/search';
import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { type RouterContextProvider, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { AnswerView } from '../../features/search/answer/answer-view.tsx';
import { SearchFailed } from '../../features/search/answer/search-failed.tsx';
import { TooLong } from '../../features/search/answer/too-long.tsx';
import { startExamples } from '../../features/search/guide/start-examples.server.ts';
import { resultStrings } from '../../features/search/results.strings.ts';
import { searchStrings } from '../../features/search/search.strings.ts';
import {
  readSearchAddress,
  type SearchAddress,
  searchHref,
  useSearchAddress,
} from '../../features/search/search-address.ts';
import { describeResults } from '../../features/search/search-description.server.ts';
import { resultsHref, SEARCH_PAGES, searchTerm } from '../../features/search/search-links.ts';
import { SearchStart, type StartExample } from '../../features/search/search-start.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { find, load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import type { Route } from './+types/search-page.ts';

/** Plates and table show the same answer. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isOtherView = currentUrl.href !== nextUrl.href && withoutView(currentUrl) === withoutView(nextUrl);
  return defaultShouldRevalidate && !isOtherView;
}

function withoutView(url: URL): string {
  const plain = new URL(url);
  plain.searchParams.delete('as');
  return plain.href;
}

interface SearchPageData {
  /** For an empty box. */
  start?: { newest: LatestItem[]; examples: StartExample[] };
  answer?: SearchAnswer;
  near?: FoundItems['near'] | undefined;
}

export async function loader({ params, context, url }: Route.LoaderArgs): Promise<SearchPageData> {
  redirectToggle(url);
  const address = readSearchAddress(url, params.query);
  if (address.q === '') {
    return { start: { newest: await load(context, listLatestItems), examples: startExamples() } };
  }
  describePage(context, describeResults);
  return address.q.length > LONGEST_QUERY ? {} : answerTo(context, address);
}

/** The form with the toggle was sent without a script. */
function redirectToggle({ searchParams }: URL) {
  const kind = searchParams.get('for');
  if (kind !== 'items' && kind !== 'profiles') return;
  const typed = searchParams.get('q') ?? '';
  throw redirect(searchTerm(typed) === '' ? SEARCH_PAGES[kind] : resultsHref(kind, typed));
}

async function answerTo(context: Readonly<RouterContextProvider>, address: SearchAddress) {
  const { q, of, order, page = 1 } = address;
  const answer = await load(context, search, { query: { q, of, order, page: String(page) } });
  const hasNone = answer.of === 'items' && answer.results.length === 0 && searchTerm(q) !== '';
  const similar = hasNone ? await find(context, searchItems, { body: { text: searchTerm(q) } }) : null;
  return { answer, near: similar?.near };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const address = useSearchAddress();
  const { start, answer, near } = loaderData;
  if (start) {
    return (
      <>
        <PageMeta
          title={searchStrings.pageTitle(searchStrings.itemSearch)}
          description={searchStrings.leads.items}
        />
        <SearchStart {...start} />
      </>
    );
  }
  const title = address.isWords ? searchStrings.resultsTitle(address.q) : resultStrings.title(address.q);
  return (
    <>
      <PageMeta title={title} path={searchHref({ q: address.q, isWords: address.isWords, of: address.of })} />
      <meta name="robots" content="noindex" />
      {answer ? (
        <AnswerView
          address={address}
          served={answer}
          near={near}
          tellMe={(alert) => <TellMe key={`${alert.of} ${alert.q}`} alert={alert} />}
        />
      ) : (
        <TooLong />
      )}
    </>
  );
}

export function ErrorBoundary() {
  return <SearchFailed />;
}

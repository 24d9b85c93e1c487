import { listLatestItems } from '@wallabee/contract/items/item-type';
import { searchItems } from '@wallabee/contract/items/search';
import { redirect } from 'react-router';
import { NewestShelf } from '../../features/search/newest-shelf.tsx';
import { searchStrings } from '../../features/search/search.strings.ts';
import { describeResults } from '../../features/search/search-description.server.ts';
import { resultsHref, searchTerm } from '../../features/search/search-links.ts';
import { SearchResults } from '../../features/search/search-results.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import type { Route } from './+types/search-page.ts';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const sent = searchTerm(url.searchParams.get('q'));
  // The form was sent without a script.
  if (sent !== '') {
    throw redirect(resultsHref(url.searchParams.get('for') === 'profiles' ? 'profiles' : 'items', sent));
  }

  const query = searchTerm(params.query);
  if (query === '') return { query, newest: await load(context, listLatestItems) };
  describePage(context, describeResults);
  return { query, found: await load(context, searchItems, { body: { text: query } }) };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, newest, found } = loaderData;
  if (!found) {
    return (
      <>
        <PageMeta
          title={searchStrings.pageTitle(searchStrings.itemSearch)}
          description={searchStrings.leads.items}
        />
        <NewestShelf items={newest} />
      </>
    );
  }
  return (
    <>
      <PageMeta title={searchStrings.resultsTitle(query)} />
      <meta name="robots" content="noindex" />
      <SearchResults query={query} found={found} />
    </>
  );
}

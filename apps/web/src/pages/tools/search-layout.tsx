import { Outlet, useLocation, useParams } from 'react-router';
import { searchStrings } from '../../features/search/search.strings.ts';
import { SearchForm } from '../../features/search/search-form.tsx';
import { profileSearchHref } from '../../features/search/search-links.ts';
import { Searching } from '../../features/search/searching.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';

/** The form stays mounted, with its text and focus, while the results below it change. */
export default function SearchLayout() {
  const { pathname } = useLocation();
  const { query } = useParams();
  const kind = pathname.startsWith(profileSearchHref) ? 'profiles' : 'items';
  return (
    <PageLayout>
      <PageHeader
        heading={searchStrings.headings[kind]}
        lead={query ? undefined : searchStrings.leads[kind]}
      />
      <SearchForm page={kind} query={query} />
      <Searching>
        <Outlet />
      </Searching>
    </PageLayout>
  );
}

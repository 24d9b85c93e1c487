import { Outlet, useLocation, useParams, useRouteLoaderData, useSearchParams } from 'react-router';
import { MISTAKES_ID } from '../../features/search/answer/answer-head.tsx';
import { writtenMistakes } from '../../features/search/answer/written-mistakes.ts';
import { searchStrings } from '../../features/search/search.strings.ts';
import { SearchForm } from '../../features/search/search-form.tsx';
import { SearchFrame } from '../../features/search/search-frame.tsx';
import { profileSearchHref } from '../../features/search/search-links.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { loader } from './search-page.tsx';

/** The form stays mounted, with its text and focus, while the results below it change. */
export default function SearchLayout() {
  const { pathname } = useLocation();
  const { query } = useParams();
  const [search] = useSearchParams();
  const kind = pathname.startsWith(profileSearchHref) ? 'profiles' : 'items';
  const written = query ?? (kind === 'items' ? search.get('q') : null) ?? undefined;
  const answer = useRouteLoaderData<typeof loader>('pages/tools/search-page')?.answer;
  const mistakes = writtenMistakes(answer?.mistakes ?? []);
  return (
    <SearchFrame
      heading={
        !written && <PageHeader heading={searchStrings.headings[kind]} lead={searchStrings.leads[kind]} />
      }
      form={
        <SearchForm
          page={kind}
          query={written}
          answered={answer && { q: answer.q, terms: answer.terms, mistakes }}
          wrongBy={MISTAKES_ID}
        />
      }
      hasHint={kind === 'items' && mistakes.length === 0}
      isAll={kind === 'profiles'}
    >
      <Outlet />
    </SearchFrame>
  );
}

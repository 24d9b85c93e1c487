import { GUIDE } from '@wallabee/game/query/guide';
import { guideStrings } from '../../features/search/guide/guide.strings.ts';
import { guideCounts } from '../../features/search/guide/guide-counts.server.ts';
import { GuideView } from '../../features/search/guide/guide-view.tsx';
import { termsOf } from '../../features/search/guide/start-examples.server.ts';
import { describeResults } from '../../features/search/search-description.server.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/search-help-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  describePage(context, describeResults);
  const examples = GUIDE.flat().flatMap((section) => section.examples);
  return {
    columns: GUIDE,
    terms: Object.fromEntries(examples.map(({ q }) => [q, termsOf(q)])),
    counts: await guideCounts(context.get(visitContext).callApi),
  };
}

export default function SearchHelpPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={guideStrings.title} description={guideStrings.lead} />
      <GuideView guide={loaderData} />
    </PageLayout>
  );
}

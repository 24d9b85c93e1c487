import { infoStrings } from '../../features/info/info.strings.ts';
import { TextView } from '../../features/info/texts/text-view.tsx';
import { readText } from '../../features/info/texts/texts.server.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/faq-page.ts';

const { heading, lead, description } = infoStrings.faq;

export function loader({ context }: Route.LoaderArgs) {
  return { text: readText('faq', context.get(visitContext).links) };
}

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={infoStrings.pageTitle(heading)} description={description} />
      <PageHeader heading={heading} lead={lead} />
      <TextView text={loaderData.text} />
    </PageLayout>
  );
}

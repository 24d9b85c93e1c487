import { infoStrings } from '../../features/info/info.strings.ts';
import { describeText } from '../../features/info/info-description.server.ts';
import { textPageOf } from '../../features/info/texts/text-pages.ts';
import { TextView } from '../../features/info/texts/text-view.tsx';
import { readText } from '../../features/info/texts/texts.server.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/text-page.ts';

export function loader({ context, pattern }: Route.LoaderArgs) {
  const name = textPageOf(pattern);
  const text = readText(name, context.get(visitContext).links);
  describePage(context, () => describeText(name, text));
  return { name, text };
}

export default function TextPage({ loaderData: { name, text } }: Route.ComponentProps) {
  const { heading, lead, description } = infoStrings[name];
  return (
    <PageLayout width="text">
      <PageMeta title={infoStrings.pageTitle(heading)} description={description} />
      <PageHeader heading={heading} lead={lead} back={name === 'credits' ? BACK_TO_TEAM : undefined} />
      <TextView key={name} text={text} />
    </PageLayout>
  );
}

const BACK_TO_TEAM = { href: '/about', label: infoStrings.credits.back } as const;

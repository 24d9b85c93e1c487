import { retroStrings } from '../../features/retro/retro.strings.ts';
import { RetroFrame } from '../../features/retro/retro-frame.tsx';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/retro-page.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { src: context.get(visitContext).retroUrl };
}

export default function RetroPage({ loaderData }: Route.ComponentProps) {
  return (
    <PageLayout banner={<RetroFrame src={loaderData.src} />}>
      <PageMeta title={retroStrings.title} description={retroStrings.description} />
      <PageHeader heading={retroStrings.heading} lead={retroStrings.lead} />
    </PageLayout>
  );
}

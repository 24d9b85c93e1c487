import { GuideCode } from '../../features/developers/code-block.tsx';
import { developerStrings } from '../../features/developers/developers.strings.ts';
import { TextView } from '../../features/info/texts/text-view.tsx';
import { readText } from '../../features/info/texts/texts.server.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import type { Route } from './+types/developers-page.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { text: readText('developers', context.get(visitContext).links) };
}

export default function DevelopersPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={developerStrings.pageTitle(developerStrings.heading)}
        description={developerStrings.description}
      />
      <TextView text={loaderData.text} Code={GuideCode} />
    </>
  );
}

import { readApiDescription } from '@wallabee/contract/developers/api-description';
import { ChangesView } from '../../features/developers/changes/changes-view.tsx';
import { readChanges } from '../../features/developers/changes/read-changes.server.ts';
import { GuideCode } from '../../features/developers/code-block.tsx';
import { developerStrings } from '../../features/developers/developers.strings.ts';
import { describeChanges } from '../../features/developers/developers-description.server.ts';
import { toApiDocument } from '../../features/developers/document/api-document.ts';
import { TextView } from '../../features/info/texts/text-view.tsx';
import { readText } from '../../features/info/texts/texts.server.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import type { Route } from './+types/developer-changes-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  describePage(context, describeChanges);
  return {
    changes: readChanges(toApiDocument(await load(context, readApiDescription))),
    policy: readText('apiPolicy', context.get(visitContext).links),
  };
}

export default function DeveloperChangesPage({ loaderData: { changes, policy } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={developerStrings.pageTitle(developerStrings.changes)}
        description={developerStrings.changesDescription}
      />
      <ChangesView changes={changes} policy={<TextView text={policy} Code={GuideCode} />} />
    </>
  );
}

import { readApiDescription } from '@wallabee/contract/developers/api-description';
import { developerStrings } from '../../features/developers/developers.strings.ts';
import { describeModel } from '../../features/developers/developers-description.server.ts';
import { toApiDocument } from '../../features/developers/document/api-document.ts';
import { readModel } from '../../features/developers/document/read-models.server.ts';
import { ModelView } from '../../features/developers/models/model-view.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { load, notFoundPage } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import type { Route } from './+types/developer-model-page.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const model = readModel(toApiDocument(await load(context, readApiDescription)), params.name);
  if (!model) throw notFoundPage({ code: 'not_found', error: developerStrings.noSuchModel });
  describePage(context, describeModel);
  return { model };
}

export default function DeveloperModelPage({ loaderData: { model } }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={developerStrings.pageTitle(model.name)}
        description={model.description.replaceAll('`', '')}
      />
      <ModelView model={model} />
    </>
  );
}

import { readApiDescription } from '@wallabee/contract/developers/api-description';
import { developerStrings } from '../../features/developers/developers.strings.ts';
import { describeCalls } from '../../features/developers/developers-description.server.ts';
import { toApiDocument } from '../../features/developers/document/api-document.ts';
import { readModels } from '../../features/developers/document/read-models.server.ts';
import { ModelList } from '../../features/developers/models/model-list.tsx';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import type { Route } from './+types/developer-models-page.ts';

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ context }: Route.LoaderArgs) {
  describePage(context, describeCalls);
  return { models: readModels(toApiDocument(await load(context, readApiDescription))) };
}

export default function DeveloperModelsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMeta
        title={developerStrings.pageTitle(developerStrings.models)}
        description={developerStrings.modelsDescription}
      />
      <ModelList models={loaderData.models} />
    </>
  );
}

import { COLLECTIBLES_GENERATION_ID } from '@wallabee/contract/protocol/special-ids';
import { listSetsOfGeneration } from '@wallabee/contract/sets/set';
import { generationName } from '@wallabee/contract/sets/set-rules';
import { describeGeneration } from '../../features/sets/set-description.server.ts';
import { backToSetBrowser } from '../../features/sets/set-links.ts';
import { SetList } from '../../features/sets/set-list.tsx';
import { setStrings } from '../../features/sets/sets.strings.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { describePage } from '../../platform/head/page-description.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/generation-page.ts';

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ params, context }: Route.LoaderArgs) {
  const sets = await load(context, listSetsOfGeneration, { query: { gen_id: params.genId } });
  describePage(context, () => describeGeneration(sets));
  return { genId: Number(params.genId), sets };
}

export default function GenerationPage({ loaderData }: Route.ComponentProps) {
  const { genId, sets } = loaderData;
  const name = generationName(genId);
  const lead =
    genId === COLLECTIBLES_GENERATION_ID
      ? setStrings.collectiblesLead
      : setStrings.generationLead(setStrings.setCount(sets.length));
  return (
    <PageLayout>
      <PageMeta title={setStrings.pageTitle(name)} description={lead} />
      <PageHeader heading={name} back={backToSetBrowser} lead={lead} />
      <SetList sets={sets} />
    </PageLayout>
  );
}

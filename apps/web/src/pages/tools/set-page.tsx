import { picturePath } from '@wallabee/contract/art/art-address';
import { readSet } from '@wallabee/contract/sets/set';
import { SetHeading } from '../../features/sets/set-heading.tsx';
import { setStrings } from '../../features/sets/sets.strings.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/set-page.ts';
import { OwnShelf } from './own-shelf.tsx';

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ params, context }: Route.LoaderArgs) {
  return { set: await load(context, readSet, { params }) };
}

export default function SetPage({ loaderData }: Route.ComponentProps) {
  const { set } = loaderData;
  return (
    <PageLayout hue={set.hue}>
      <PageMeta
        title={setStrings.pageTitle(set.name)}
        description={set.description}
        image={picturePath({ kind: 'set', id: set.id }, 200)}
      />
      <SetHeading set={set} />
      <OwnShelf set={set} />
    </PageLayout>
  );
}

import { UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import { readSet, type SetDetail } from '@wallabee/contract/sets/set';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { infoStrings } from '../../features/info/info.strings.ts';
import { ProfileLink } from '../../features/info/profile-link.tsx';
import { TextView } from '../../features/info/texts/text-view.tsx';
import { readText } from '../../features/info/texts/texts.server.ts';
import { UniquesShelf } from '../../features/info/uniques-shelf.tsx';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { visitContext } from '../../platform/pages/visit.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/uniques-page.ts';

const { heading, lead, description, gift, login } = infoStrings.uniques;

export async function loader({ context }: Route.LoaderArgs) {
  const params = { setId: String(UNIQUE_SET_ID) };
  // The text does not depend on the items.
  const [set] = await Promise.allSettled([load(context, readSet, { params })]);
  return {
    text: readText('uniques', context.get(visitContext).links),
    uniques: set.status === 'fulfilled' ? newestOf(set.value) : null,
  };
}

/** Two rows on a desktop. */
const SHOWN = 12;

function newestOf({ items, hue }: SetDetail) {
  const known = items.filter((item) => !isUndiscovered(item));
  const newest = known.toSorted((one, other) => other.item_type_id - one.item_type_id).slice(0, SHOWN);
  return {
    hue,
    total: known.length,
    items: newest.map(({ item_type_id, name, image_key, retired }) => ({
      item_type_id,
      name,
      image_key,
      retired,
    })),
  };
}

export default function UniquesPage({ loaderData }: Route.ComponentProps) {
  const { text, uniques } = loaderData;
  return (
    <PageLayout>
      <PageMeta title={infoStrings.pageTitle(heading)} description={description} />
      <PageHeader heading={heading} lead={lead} />
      <UniquesShelf uniques={uniques} />
      <TextView
        text={text}
        extras={{ gifting: <ProfileLink tab="giftunique" label={gift} loginLabel={login} /> }}
      />
    </PageLayout>
  );
}

import {
  type ItemTypeDetail,
  MOST_ITEM_TYPES_A_CALL,
  readItemType,
  readItemTypes,
} from '@wallabee/contract/items/item-type';
import { readProfile } from '@wallabee/contract/players/profile';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { ProfileMeta } from '../../features/players/profile/profile-meta.tsx';
import { UniquesShelf } from '../../features/players/profile/uniques-shelf.tsx';
import { useShownProfile } from '../../features/players/profile/use-shown-profile.ts';
import { find, load } from '../../platform/pages/load.ts';
import type { Route } from './+types/profile-uniques-page.ts';

export async function loader({ params: { player }, context }: Route.LoaderArgs) {
  const profile = await find(context, readProfile, { params: { player } });
  const types = await loadTypes(context, profile?.uniques_owned ?? []);
  return { uniques: types.map(asPlate) };
}

export default function ProfileUniquesPage({ loaderData }: Route.ComponentProps) {
  const profile = useShownProfile();
  return (
    <>
      <ProfileMeta profile={profile} tab="uniques" />
      <UniquesShelf uniques={loaderData.uniques} />
    </>
  );
}

async function loadTypes(context: Route.LoaderArgs['context'], ids: readonly ItemTypeId[]) {
  const [only] = ids;
  if (ids.length === 1) return [await load(context, readItemType, { params: { itemTypeId: `${only}` } })];

  const calls: Promise<Record<string, ItemTypeDetail>>[] = [];
  for (let start = 0; start < ids.length; start += MOST_ITEM_TYPES_A_CALL) {
    const itemTypeIds = ids.slice(start, start + MOST_ITEM_TYPES_A_CALL).join(',');
    calls.push(load(context, readItemTypes, { params: { itemTypeIds } }));
  }
  const found = Object.assign({}, ...(await Promise.all(calls)));
  return ids.flatMap((id) => found[id] ?? []);
}

function asPlate({ item_type_id, name, hue, retired, image_key }: ItemTypeDetail) {
  return { item_type_id, name, hue, retired, image_key };
}

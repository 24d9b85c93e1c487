import { listSets } from '@wallabee/contract/sets/set-lists';
import { LockedItems } from '../../features/locked-items/locked-items.tsx';
import { playerStrings } from '../../features/players/players.strings.ts';
import { profileHref } from '../../features/players/profile/profile-links.ts';
import { ProfileMeta } from '../../features/players/profile/profile-meta.tsx';
import { useShownProfile } from '../../features/players/profile/use-shown-profile.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { load } from '../../platform/pages/load.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { Route } from './+types/profile-lock-list-page.ts';

export const shouldRevalidate = revalidateOnPathChange;

export async function loader({ context }: Route.LoaderArgs) {
  const { sets } = await load(context, listSets);
  return { sets: sets.map(({ id, name }) => ({ id, name })) };
}

export default function ProfileLockListPage({ loaderData }: Route.ComponentProps) {
  const profile = useShownProfile();
  return (
    <>
      <ProfileMeta profile={profile} tab="locklist" />
      <LockedItems
        key={profile.id}
        playerId={profile.id}
        sets={loaderData.sets}
        hasPlaceFilters={false}
        fileName={playerStrings.lockListFile(profile.username)}
        empty={{
          heading: playerStrings.noLocks,
          text: playerStrings.noLocksText(profile.name),
          action: (
            <ButtonLink to={profileHref(profile.id, 'wishlist')}>{playerStrings.toWishLists}</ButtonLink>
          ),
        }}
      />
    </>
  );
}

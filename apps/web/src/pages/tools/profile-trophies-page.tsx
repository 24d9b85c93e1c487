import { listTrophies } from '@wallabee/contract/cabinet/trophies';
import { AllTrophies } from '../../features/cabinet/all-trophies.tsx';
import { profileHref } from '../../features/players/profile/profile-links.ts';
import { ProfileMeta } from '../../features/players/profile/profile-meta.tsx';
import { useShownProfile } from '../../features/players/profile/use-shown-profile.ts';
import { find } from '../../platform/pages/load.ts';
import type { Route } from './+types/profile-trophies-page.ts';

/** Without a player of this name there is nothing to load, and the layout says so. */
export async function loader({ params: { player }, context }: Route.LoaderArgs) {
  const found = await find(context, listTrophies, { params: { player } });
  return { trophies: found?.trophies ?? [] };
}

export default function ProfileTrophiesPage({ loaderData: { trophies } }: Route.ComponentProps) {
  const profile = useShownProfile();
  return (
    <>
      <ProfileMeta profile={profile} tab="trophies" />
      <AllTrophies trophies={trophies} name={profile.name} backHref={profileHref(profile.id, 'cabinet')} />
    </>
  );
}

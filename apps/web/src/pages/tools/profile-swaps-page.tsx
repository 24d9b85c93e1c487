import { readPlayerSwaps } from '@wallabee/contract/swaps/player-swaps';
import { ProfileMeta } from '../../features/players/profile/profile-meta.tsx';
import { useShownProfile } from '../../features/players/profile/use-shown-profile.ts';
import { PlayerSwapsView } from '../../features/swaps/player-swaps/player-swaps-view.tsx';
import { find } from '../../platform/pages/load.ts';
import { pageFrom } from '../../platform/pages/page-number.ts';
import type { Route } from './+types/profile-swaps-page.ts';

/** Without a player of this name there is nothing to load, and the layout says so. */
export async function loader({ params: { player }, context, url }: Route.LoaderArgs) {
  return {
    swaps: await find(context, readPlayerSwaps, { params: { player }, query: { page: `${pageFrom(url)}` } }),
  };
}

export default function ProfileSwapsPage({ loaderData: { swaps } }: Route.ComponentProps) {
  const profile = useShownProfile();
  return (
    <>
      <ProfileMeta profile={profile} tab="swaps" />
      {swaps && <PlayerSwapsView player={profile} swaps={swaps} />}
    </>
  );
}

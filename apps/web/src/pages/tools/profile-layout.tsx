import { sameNameKey } from '@wallabee/contract/players/player-key-rules';
import { readProfile } from '@wallabee/contract/players/profile';
import { accountStanding } from '@wallabee/contract/players/profile-rules';
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { NamesakeNote } from '../../features/players/namesake-note.tsx';
import { NoUserFound } from '../../features/players/no-user-found.tsx';
import { playerStrings } from '../../features/players/players.strings.ts';
import { ProfileHead } from '../../features/players/profile/profile-head.tsx';
import { ProfileTabs } from '../../features/players/profile/profile-tabs.tsx';
import { SendMessage } from '../../features/players/send-message.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { find } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/profile-layout.ts';

/** All tabs of a profile share the same data. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.player !== nextParams.player;
}

export async function loader({ params: { player }, context }: Route.LoaderArgs) {
  const otherKey = sameNameKey(player);
  const [profile, other] = await Promise.all([
    find(context, readProfile, { params: { player } }),
    otherKey && find(context, readProfile, { params: { player: otherKey } }),
  ]);
  if (!profile) return data({ profile, standing: null, namesake: null }, { status: 404 });
  const standing = accountStanding(profile, Date.now());
  return { profile, standing, namesake: other && other.id !== profile.id ? other : null };
}

export default function ProfileLayout({ loaderData, params: { player } }: Route.ComponentProps) {
  const { profile, standing, namesake } = loaderData;
  if (!profile) return <Missing player={player} />;
  const head = (
    <ProfileHead
      profile={profile}
      standing={standing}
      actions={<SendMessage to={profile} />}
      tabs={<ProfileTabs player={player} />}
    />
  );
  return (
    // Typed text and filters belong to one player.
    <PageLayout key={profile.id} hue={profile.hue} banner={head}>
      {namesake && <NamesakeNote namesake={namesake} />}
      <Outlet context={profile} />
    </PageLayout>
  );
}

function Missing({ player }: { player: string }) {
  return (
    <PageLayout>
      <PageMeta title={playerStrings.missingTitle} />
      <NoUserFound written={player} search={<SearchForm page="profiles" query={player} />} />
    </PageLayout>
  );
}

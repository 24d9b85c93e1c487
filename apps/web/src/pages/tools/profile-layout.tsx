import { findPlayers } from '@wallabee/contract/players/player-search';
import { readProfile } from '@wallabee/contract/players/profile';
import { accountStanding } from '@wallabee/contract/players/profile-rules';
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { EditProfileLink } from '../../features/players/edit/edit-profile-link.tsx';
import { playerStrings } from '../../features/players/players.strings.ts';
import { OfferTradeLink } from '../../features/players/profile/offer-trade-link.tsx';
import { describeProfile } from '../../features/players/profile/profile-description.server.ts';
import { ProfileHead } from '../../features/players/profile/profile-head.tsx';
import { ProfileTabs } from '../../features/players/profile/profile-tabs.tsx';
import { NamesakesNote } from '../../features/players/search/namesakes-note.tsx';
import { SendMessage } from '../../features/players/send-message.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { find } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/profile-layout.ts';
import { FollowPlayer } from './follow-player.tsx';
import { LazyNoOneProfile } from './lazy-no-one-profile.tsx';

/** All tabs of a profile share the same data. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.player !== nextParams.player;
}

export async function loader({ params: { player }, context, url }: Route.LoaderArgs) {
  const [profile, matches] = await Promise.all([
    find(context, readProfile, { params: { player } }),
    find(context, findPlayers, { query: { name: player } }),
  ]);
  const players = matches?.players ?? [];
  if (!profile) {
    const status = players.length > 0 ? 200 : 404;
    return data({ profile, standing: null, players, near: matches?.near ?? [] }, { status });
  }
  describePage(context, () => describeProfile(profile, url.pathname));
  const others = players.filter(({ id }) => id !== profile.id);
  return { profile, standing: accountStanding(profile, Date.now()), players: others, near: [] };
}

export default function ProfileLayout({ loaderData, params: { player } }: Route.ComponentProps) {
  const { profile, standing, players, near } = loaderData;
  if (!profile) {
    const title = players.length > 0 ? playerStrings.severalTitle(player) : playerStrings.missingTitle;
    return (
      <PageLayout>
        <PageMeta title={title} />
        <LazyNoOneProfile written={player} players={players} near={near} />
      </PageLayout>
    );
  }
  const head = (
    <ProfileHead
      profile={profile}
      standing={standing}
      actions={
        <>
          <EditProfileLink profile={profile} />
          {standing.kind === 'active' && <OfferTradeLink player={profile} />}
          <SendMessage to={profile} />
          {standing.kind === 'active' && <FollowPlayer player={profile} />}
        </>
      }
      tabs={<ProfileTabs player={player} />}
    />
  );
  return (
    // Typed text and filters belong to one player.
    <PageLayout key={profile.id} hue={profile.hue} banner={head}>
      <NamesakesNote written={player} others={players} />
      <Outlet context={profile} />
    </PageLayout>
  );
}

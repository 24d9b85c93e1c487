import { findPlayers, type PlayerMatch } from '@wallabee/contract/players/player-search';
import { readProfile } from '@wallabee/contract/players/profile';
import { accountStanding } from '@wallabee/contract/players/profile-rules';
import { data, Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { EditProfileLink } from '../../features/players/edit/edit-profile-link.tsx';
import { playerStrings } from '../../features/players/players.strings.ts';
import { describeProfile } from '../../features/players/profile/profile-description.server.ts';
import { ProfileHead } from '../../features/players/profile/profile-head.tsx';
import { ProfileTabs } from '../../features/players/profile/profile-tabs.tsx';
import { NamesakesNote } from '../../features/players/search/namesakes-note.tsx';
import { NoUserFound, SeveralPlayers } from '../../features/players/search/player-matches.tsx';
import { SendMessage } from '../../features/players/send-message.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { find } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/profile-layout.ts';
import { FollowPlayer } from './follow-player.tsx';

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
  if (!profile) return <NoOneProfile written={player} players={players} near={near} />;
  const head = (
    <ProfileHead
      profile={profile}
      standing={standing}
      actions={
        <>
          <EditProfileLink profile={profile} />
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

type NoOneProfileProps = { written: string; players: PlayerMatch[]; near: PlayerMatch[] };

function NoOneProfile({ written, players, near }: NoOneProfileProps) {
  const search = <SearchForm page="profiles" query={written} />;
  const isAmbiguous = players.length > 0;
  return (
    <PageLayout>
      <PageMeta title={isAmbiguous ? playerStrings.severalTitle(written) : playerStrings.missingTitle} />
      {isAmbiguous ? (
        <SeveralPlayers written={written} players={players} search={search} />
      ) : (
        <NoUserFound written={written} players={near} search={search} />
      )}
    </PageLayout>
  );
}

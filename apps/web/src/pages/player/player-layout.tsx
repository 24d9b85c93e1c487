import { Outlet, redirect } from 'react-router';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import {
  PlayerFacts,
  PlayerFactsFailed,
  PlayerFactsSkeleton,
  PlayerPage,
} from '../../features/player-area/player-facts.tsx';
import { addressUnderName } from '../../features/player-area/player-links.ts';
import { PlayerTabs } from '../../features/player-area/player-tabs.tsx';
import { useStartUp } from '../../features/player-area/use-start-up.ts';
import { PersonBand } from '../../game-ui/person-band.tsx';
import { useOwnProfile } from '../../platform/queries/own-profile.ts';
import { requireSession, usePageSession } from '../../platform/session/use-page-session.ts';
import { ShelfSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/player-layout.ts';

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const session = requireSession(request);
  if (params.username !== session.username) {
    throw redirect(addressUnderName(new URL(request.url), session.username));
  }
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  const username = params.username ?? '';
  return (
    <PageLayout
      banner={
        <PersonBand tabs={<PlayerTabs username={username} />}>
          <PlayerFactsSkeleton username={username} />
        </PersonBand>
      }
    >
      <PlayerPage>
        <noscript>{playerAreaStrings.noScript}</noscript>
        <ShelfSkeleton isDense />
      </PlayerPage>
    </PageLayout>
  );
}

export default function PlayerLayout({ params }: Route.ComponentProps) {
  const session = usePageSession();

  // The visitor has logged out and is about to be redirected.
  if (!session) return <HydrateFallback params={params} />;
  return <PlayerPages key={session.token} username={session.username} />;
}

function PlayerPages({ username }: { username: string }) {
  useStartUp();
  return (
    <PageLayout banner={<Head username={username} />}>
      <PlayerPage>
        <Outlet />
      </PlayerPage>
    </PageLayout>
  );
}

function Head({ username }: { username: string }) {
  const { data: profile, isError, refetch } = useOwnProfile();
  const hasFailed = profile === null || (!profile && isError);
  return (
    <PersonBand
      tabs={
        <PlayerTabs
          username={username}
          unread={profile?.unread_conversations}
          waiting={profile?.waiting_swaps}
        />
      }
    >
      {profile && <PlayerFacts profile={profile} />}
      {hasFailed && <PlayerFactsFailed username={username} onRetry={() => void refetch()} />}
      {!profile && !hasFailed && <PlayerFactsSkeleton username={username} />}
    </PersonBand>
  );
}

import type { Plan } from '@wallabee/contract/plan/plan';
import leafletSheet from 'leaflet/dist/leaflet.css?url';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ActionsProvider } from '../features/actions/actions-provider.tsx';
import type { Spot } from '../features/places/map/spot.ts';
import type { DrawMap } from '../features/plan/aside/walk-panel.tsx';
import type { Stop } from '../features/plan/aside/walk-stops.ts';
import { LandingSkeleton, PlanLanding } from '../features/plan/landing/plan-landing.tsx';
import { OnePlan } from '../features/plan/one-plan.tsx';
import { asideStrings, planStrings } from '../features/plan/plan.strings.ts';
import { planAddressFrom } from '../features/plan/plan-address.ts';
import { PlanSkeleton } from '../features/plan/plan-skeleton.tsx';
import { revalidateOnPathChange } from '../platform/filters/revalidate-on-path-change.ts';
import { visitContext } from '../platform/pages/visit.ts';
import { requireSession } from '../platform/session/require-session.ts';
import { usePageSession } from '../platform/session/use-page-session.ts';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/plan-page.ts';

export const shouldRevalidate = revalidateOnPathChange;

/** For the map of the walk. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: leafletSheet }];

export function loader({ context }: Route.LoaderArgs) {
  return { tiles: context.get(visitContext).tiles };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  requireSession(request);
  return serverLoader();
}
clientLoader.hydrate = true as const;

export function HydrateFallback({ params }: Route.HydrateFallbackProps) {
  const [search] = useSearchParams();
  const isLanding = planAddressFrom(params.setId, search).of === null;
  return (
    <PageLayout>
      {isLanding ? (
        <LandingSkeleton />
      ) : (
        <>
          <title>{planStrings.plainTitle}</title>
          <noscript>{planStrings.noScript}</noscript>
          <PlanSkeleton />
        </>
      )}
    </PageLayout>
  );
}

const MapFrame = lazy(async () => ({
  default: (await import('../features/places/map/map-frame.tsx')).MapFrame,
}));

/** The stops of the walk with their numbers, and where it starts. */
function spotsOf(stops: readonly Stop[], start: Plan['start']): Spot[] {
  const you = start && { lat: start.lat, lng: start.lng, name: asideStrings.you, picture: '', isStart: true };
  return [
    ...(you ? [you] : []),
    ...stops.map(({ step, place: { lat, lng, name, id } }) => ({
      lat,
      lng,
      name,
      picture: '',
      number: step,
      href: `/tools/place/${id}` as const,
    })),
  ];
}

export default function PlanPage({ params, loaderData, ...props }: Route.ComponentProps) {
  const session = usePageSession();
  const [search] = useSearchParams();
  const address = useMemo(() => planAddressFrom(params.setId, search), [params.setId, search]);

  // The visitor has logged out and is about to be redirected.
  if (!session) return <HydrateFallback {...props} params={params} />;
  const drawMap: DrawMap = (stops, start) => (
    <Suspense>
      <MapFrame
        label={asideStrings.walkMap}
        hue={78}
        tiles={loaderData.tiles}
        spots={spotsOf(stops, start)}
      />
    </Suspense>
  );
  return (
    <PageLayout>
      <ActionsProvider key={session.token}>
        {address.of ? (
          <OnePlan key={JSON.stringify(address.of)} address={address} drawMap={drawMap} />
        ) : (
          <PlanLanding />
        )}
      </ActionsProvider>
    </PageLayout>
  );
}

import type { Plan } from '@wallabee/contract/plan/plan';
import leafletSheet from 'leaflet/dist/leaflet.css?url';
import { lazy, Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { ActionsProvider } from '../features/actions/actions-provider.tsx';
import { offersOf } from '../features/alerts/alerts-about.ts';
import { TellMe } from '../features/alerts/tell-me.tsx';
import type { Spot } from '../features/places/map/spot.ts';
import type { DrawMap } from '../features/plan/aside/walk-panel.tsx';
import type { Stop } from '../features/plan/aside/walk-stops.ts';
import { landingStrings } from '../features/plan/landing/landing.strings.ts';
import { LandingSkeleton, PlanLanding } from '../features/plan/landing/plan-landing.tsx';
import { OnePlan } from '../features/plan/one-plan.tsx';
import { asideStrings, planStrings } from '../features/plan/plan.strings.ts';
import { planAddressFrom } from '../features/plan/plan-address.ts';
import { PlanSkeleton } from '../features/plan/plan-skeleton.tsx';
import { revalidateOnPathChange } from '../platform/filters/revalidate-on-path-change.ts';
import { visitContext } from '../platform/pages/visit.ts';
import { usePageSession } from '../platform/session/use-page-session.ts';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/plan-page.ts';

export const shouldRevalidate = revalidateOnPathChange;

export function loader({ context }: Route.LoaderArgs) {
  return { tiles: context.get(visitContext).tiles };
}

/** On the server, and when the visitor has logged out and is about to be redirected. */
function UnknownSession({ isLanding }: { isLanding: boolean }) {
  return (
    <>
      <title>{isLanding ? landingStrings.title : planStrings.plainTitle}</title>
      <noscript>{planStrings.noScript}</noscript>
      {isLanding ? <LandingSkeleton /> : <PlanSkeleton />}
    </>
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

export default function PlanPage({ params, loaderData }: Route.ComponentProps) {
  const session = usePageSession();
  const [search] = useSearchParams();
  const address = useMemo(() => planAddressFrom(params.setId, search), [params.setId, search]);
  const drawMap: DrawMap = (stops, start) => (
    <Suspense>
      {/* Not among the links of the page, because most plans are read before their map is drawn. */}
      <link rel="stylesheet" href={leafletSheet} precedence="map" />
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
      {!address.of && <PageHeader heading={landingStrings.heading} lead={landingStrings.lead} />}
      {session ? (
        <ActionsProvider key={session.token}>
          {address.of ? (
            <OnePlan
              key={JSON.stringify(address.of)}
              address={address}
              drawMap={drawMap}
              tellMe={(name) => <TellMe alert={offersOf(name)} about={name} />}
            />
          ) : (
            <PlanLanding />
          )}
        </ActionsProvider>
      ) : (
        <UnknownSession isLanding={!address.of} />
      )}
    </PageLayout>
  );
}

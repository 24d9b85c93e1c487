import { swapsStrings } from '../features/swaps/own-swaps/own-swaps.strings.ts';
import { SwapsSkeleton, SwapsView } from '../features/swaps/own-swaps/swaps-view.tsx';
import { requireSession } from '../platform/session/require-session.ts';
import { usePageSession } from '../platform/session/use-page-session.ts';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/swaps-page.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <PageLayout>
      <title>{swapsStrings.title}</title>
      <SwapsSkeleton />
    </PageLayout>
  );
}

export default function SwapsPage() {
  const session = usePageSession();

  // The visitor has logged out and is about to be redirected.
  if (!session) return <HydrateFallback />;
  return (
    <PageLayout>
      <title>{swapsStrings.title}</title>
      <SwapsView key={session.token} />
    </PageLayout>
  );
}

import { swapsStrings } from '../features/swaps/own-swaps/own-swaps.strings.ts';
import { SwapsSkeleton, SwapsView } from '../features/swaps/own-swaps/swaps-view.tsx';
import { usePageSession } from '../platform/session/use-page-session.ts';
import { PageLayout } from '../ui/layout/page-layout.tsx';

export default function SwapsPage() {
  const session = usePageSession();
  return (
    <PageLayout>
      <title>{swapsStrings.title}</title>
      {session ? <SwapsView key={session.token} /> : <SwapsSkeleton />}
    </PageLayout>
  );
}

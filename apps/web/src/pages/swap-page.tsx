import type { SwapId } from '@wallabee/contract/protocol/ids';
import { MissingSwap } from '../features/swaps/one-swap/missing-swap.tsx';
import { swapStrings } from '../features/swaps/one-swap/swap.strings.ts';
import { SwapHeading, SwapSkeleton } from '../features/swaps/one-swap/swap-skeleton.tsx';
import { SwapView } from '../features/swaps/one-swap/swap-view.tsx';
import { isMissing, useLiveSwap } from '../features/swaps/one-swap/use-swap.ts';
import { QueryView } from '../platform/queries/query-view.tsx';
import { usePageSession } from '../platform/session/use-page-session.ts';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/swap-page.ts';

function UnknownSession() {
  return (
    <PageLayout>
      <noscript>{swapStrings.noScript}</noscript>
      <SwapSkeleton />
    </PageLayout>
  );
}

export default function SwapPage({ params }: Route.ComponentProps) {
  const session = usePageSession();

  // On the server, and when the visitor has logged out and is about to be redirected.
  if (!session) return <UnknownSession />;
  return <OneSwap key={`${session.token} ${params.swapId}`} swapId={Number(params.swapId) as SwapId} />;
}

function OneSwap({ swapId }: { swapId: SwapId }) {
  const swap = useLiveSwap(swapId);
  return <PageLayout>{isMissing(swap.error) ? <MissingSwap /> : <LoadedSwap swap={swap} />}</PageLayout>;
}

function LoadedSwap({ swap }: { swap: ReturnType<typeof useLiveSwap> }) {
  return (
    <>
      {!swap.data && swap.errorUpdateCount > 0 && <SwapHeading />}
      <QueryView query={swap} skeleton={<SwapSkeleton />} failed={swapStrings.failed}>
        {(data) => <SwapView swap={data} updatedAt={swap.dataUpdatedAt} />}
      </QueryView>
    </>
  );
}

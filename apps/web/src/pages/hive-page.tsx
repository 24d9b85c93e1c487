import { hiveStrings } from '../features/hive/hive.strings.ts';
import { HiveView } from '../features/hive/hive-view.tsx';
import { WaitingRing, WaitingRows } from '../features/swaps/waiting/waiting-rows.tsx';
import { usePageSession } from '../platform/session/use-page-session.ts';
import { BarePageLayout } from '../ui/layout/page-layout.tsx';

export default function HivePage() {
  const session = usePageSession();
  return (
    <BarePageLayout>
      <title>{hiveStrings.title}</title>
      <HiveView
        username={session?.username}
        ring={(swap) => <WaitingRing swap={swap} />}
        waitingRows={(swaps) => <WaitingRows swaps={swaps} />}
      />
    </BarePageLayout>
  );
}

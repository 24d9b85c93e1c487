import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ModerationEntryId } from '@wallabee/contract/protocol/ids';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { FORUMS, numberInAddress } from '../../features/forums/forum-links.ts';
import { ForumMeta } from '../../features/forums/forum-meta.tsx';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { ownActStrings } from '../../features/forums/ledger/own-act.strings.ts';
import { OwnActView } from '../../features/forums/ledger/own-act.tsx';
import { isMissing, MissingState } from '../../features/forums/missing-state.tsx';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/act-page.ts';

export default function ActPage({ params }: Route.ComponentProps) {
  const entryId = numberInAddress(params.entryId);
  return (
    <PageLayout>
      <ForumMeta name={ownActStrings.heading} />
      <ForumGate heading={ownActStrings.heading} skeleton={<ListSkeleton rows={4} />}>
        {entryId === null ? (
          <MissingState heading={ownActStrings.missing} />
        ) : (
          <Act entryId={entryId as ModerationEntryId} />
        )}
      </ForumGate>
    </PageLayout>
  );
}

function Act({ entryId }: { entryId: ModerationEntryId }) {
  const act = useApiQuery(forumCalls.readOwnAct, { params: { entryId } });
  if (isMissing(act.error)) return <MissingState heading={ownActStrings.missing} />;
  return (
    <>
      <PageHeader heading={ownActStrings.heading} back={{ href: FORUMS, label: forumStrings.back }} />
      <QueryView query={act} skeleton={<ListSkeleton rows={4} />} failed={ownActStrings.failed}>
        {(data) => <OwnActView act={data} />}
      </QueryView>
    </>
  );
}

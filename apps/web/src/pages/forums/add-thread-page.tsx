import { forumName, isKnownForum } from '@wallabee/contract/forums/forum-names';
import { canWriteHtml } from '@wallabee/contract/forums/forum-rules';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import type { ForumId } from '@wallabee/contract/protocol/ids';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { FORUMS, forumHref } from '../../features/forums/forum-links.ts';
import { ForumMeta } from '../../features/forums/forum-meta.tsx';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { isMissing } from '../../features/forums/missing-state.tsx';
import { NewThreadForm } from '../../features/forums/posting/new-thread-form.tsx';
import { WaitingThreads } from '../../features/forums/posting/waiting-posts.tsx';
import { useOwnProfile } from '../../platform/queries/own-profile.ts';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PanelSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/add-thread-page.ts';

export default function AddThreadPage({ params }: Route.ComponentProps) {
  if (!isKnownForum(params.forumId)) return <PageLayout>{null}</PageLayout>;
  const name = forumName(params.forumId);
  const heading = headingFor(name);
  return (
    <PageLayout width="reading">
      <ForumMeta name={heading} />
      <ForumGate heading={heading} skeleton={<PanelSkeleton />}>
        <NewThread forumId={Number(params.forumId) as ForumId} name={name} />
      </ForumGate>
    </PageLayout>
  );
}

function headingFor(name: string | undefined): string {
  return name === undefined ? forumStrings.newThread : forumStrings.newThreadIn(name);
}

function NewThread({ forumId, name }: { forumId: ForumId; name: string | undefined }) {
  const { data: profile } = useOwnProfile();
  const { data, error } = useApiQuery(forumCalls.readForum, { params: { forumId, page: 0 } });
  const title = name ?? data?.forum.title;
  return (
    <>
      <PageHeader
        heading={headingFor(title)}
        back={{ href: forumHref(forumId), label: forumStrings.backTo(title ?? forumStrings.theForum) }}
        actions={
          <ButtonLink look="line" isSmall to={FORUMS}>
            {forumStrings.allForums}
          </ButtonLink>
        }
      />
      {data?.can_add === false || isMissing(error) ? (
        <EmptyState heading={forumStrings.cannotAdd} text={forumStrings.cannotAddText} />
      ) : (
        <>
          <WaitingThreads forumId={forumId} />
          <NewThreadForm
            key={forumId}
            forumId={forumId}
            canWriteHtml={profile ? canWriteHtml(profile) : false}
          />
        </>
      )}
    </>
  );
}

import { type ForumSummary, listForums } from '@wallabee/contract/forums/forum';
import { isModerator } from '@wallabee/contract/forums/forum-rules';
import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { ForumGate } from '../../features/forums/forum-gate.tsx';
import { MODERATION_LOG } from '../../features/forums/forum-links.ts';
import { forumStrings } from '../../features/forums/forums.strings.ts';
import { TopicList } from '../../features/forums/threads/topic-list.tsx';
import { useAnswer } from '../../platform/answers.ts';
import type { Given } from '../../platform/kept-answers.ts';
import { give } from '../../platform/load.ts';
import { useOwnProfile } from '../../platform/own-profile.ts';
import { PageMeta } from '../../platform/page-meta.tsx';
import { QueryView } from '../../platform/query-view.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { SetCardsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/forums-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const given = await give(context, listForums);
  // Anybody may read the list, whoever shows a pass that ran out included; only players are told what is new in them.
  return given?.data.some(({ latest }) => latest !== null) ? given : null;
}

/** Only the first page comes with its answer; from then on the browser asks. */
export function clientLoader() {
  return null;
}

export default function ForumsPage({ loaderData: given }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={forumStrings.pageTitle(forumStrings.forums)} description={forumStrings.lead} />
      <ForumGate heading={forumStrings.forums} skeleton={<SetCardsSkeleton />} given={given}>
        <Topics given={given} />
      </ForumGate>
    </PageLayout>
  );
}

function Topics({ given }: { given: Given<ForumSummary[]> | null }) {
  const forums = useAnswer(forumCalls.listForums, {}, given);
  const { profile } = useOwnProfile();
  return (
    <>
      <PageHeader
        heading={forumStrings.forums}
        lead={forumStrings.lead}
        actions={
          profile &&
          isModerator(profile) && (
            <ButtonLink look="line" isSmall to={MODERATION_LOG}>
              {forumStrings.moderationLog}
            </ButtonLink>
          )
        }
      />
      <QueryView query={forums} skeleton={<SetCardsSkeleton />} failed={forumStrings.forumsFailed}>
        {(list) => <TopicList forums={list} />}
      </QueryView>
    </>
  );
}

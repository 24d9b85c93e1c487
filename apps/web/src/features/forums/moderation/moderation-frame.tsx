import { isForbidden } from '@wallabee/contract/protocol/client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Tabs } from '../../../ui/controls/tabs.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PageLayout } from '../../../ui/layout/page-layout.tsx';
import { ForumGate } from '../forum-gate.tsx';
import { FORUMS, LEDGER, MODERATION_APPEALS, MODERATION_LOG, MODERATION_QUEUE } from '../forum-links.ts';
import { ForumMeta } from '../forum-meta.tsx';
import { forumStrings } from '../forums.strings.ts';
import { moderationStrings } from './moderation.strings.ts';
import styles from './moderation-list.module.css';

interface ModerationFrameProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

export function ModerationFrame({ heading, lead, children }: ModerationFrameProps) {
  return (
    <PageLayout>
      <ForumMeta name={heading} />
      <ForumGate heading={heading} skeleton={<ListSkeleton rows={8} />}>
        <PageHeader
          heading={heading}
          lead={lead}
          back={{ href: FORUMS, label: forumStrings.back }}
          actions={
            <ButtonLink look="line" isSmall to={LEDGER}>
              {moderationStrings.ledger}
            </ButtonLink>
          }
        />
        <div className={styles.tabs}>
          <Tabs label={moderationStrings.sections} tabs={TABS} />
        </div>
        {children}
      </ForumGate>
    </PageLayout>
  );
}

const TABS = [
  { href: MODERATION_QUEUE, label: moderationStrings.queue },
  { href: MODERATION_LOG, label: moderationStrings.log },
  { href: MODERATION_APPEALS, label: moderationStrings.appeals },
] as const;

interface ForModeratorsProps {
  error: Error | null;
  children: ReactNode;
}

export function ForModerators({ error, children }: ForModeratorsProps) {
  if (!isForbidden(error)) return children;
  return (
    <EmptyState
      heading={moderationStrings.notForYou}
      text={error.message}
      action={<ButtonLink to={FORUMS}>{forumStrings.allForums}</ButtonLink>}
    />
  );
}

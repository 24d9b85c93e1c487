import { isApiFailure } from '@wallabee/contract/protocol/client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { FORUMS } from './forum-links.ts';
import { forumStrings } from './forums.strings.ts';

/** A thread that is missing and one that the player may not see look the same. */
export function MissingState({ heading }: { heading: string }) {
  return (
    <>
      <PageHeader heading={heading} back={{ href: FORUMS, label: forumStrings.back }} />
      <EmptyState
        heading={forumStrings.noSuchForumText}
        action={<ButtonLink to={FORUMS}>{forumStrings.allForums}</ButtonLink>}
      />
    </>
  );
}

export function isMissing(failure: Error | null): boolean {
  return isApiFailure(failure) && (failure.status === 404 || failure.status === 400);
}

export function WithHeading({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <PageHeader heading={heading} back={{ href: FORUMS, label: forumStrings.back }} />
      {children}
    </>
  );
}

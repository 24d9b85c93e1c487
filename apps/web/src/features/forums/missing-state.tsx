import { isApiFailure } from '@wallabee/contract/protocol/client';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { FORUMS } from './forum-links.ts';
import { forumStrings } from './forums.strings.ts';

/** What is not there, or is not there for this player, which is the same to them. */
export function MissingState({ heading }: { heading: string }) {
  return (
    <>
      <PageHeader heading={heading} back={{ href: FORUMS, label: forumStrings.back }} />
      <EmptyState
        heading={heading}
        text={forumStrings.noSuchForumText}
        action={<ButtonLink to={FORUMS}>{forumStrings.allForums}</ButtonLink>}
      />
    </>
  );
}

/** True where trying again would not help: the answer was that there is no such thing. */
export function isMissing(failure: Error | null): boolean {
  return isApiFailure(failure) && (failure.status === 404 || failure.status === 400);
}

/** A heading for as long as nothing better is known, above whatever stands in for the page. */
export function WithHeading({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <PageHeader heading={heading} back={{ href: FORUMS, label: forumStrings.back }} />
      {children}
    </>
  );
}

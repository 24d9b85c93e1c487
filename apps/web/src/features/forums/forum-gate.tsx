import type { ReactNode } from 'react';
import type { Given } from '../../platform/kept-answers.ts';
import { useReaderId } from '../../platform/session.ts';
import visibility from '../../platform/visibility.module.css';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { forumStrings } from './forums.strings.ts';

interface ForumGateProps {
  heading: string;
  skeleton: ReactNode;
  /** What came with the page, and for whom. */
  given?: Given<unknown> | null;
  children: ReactNode;
}

/**
 * Forums are for players who are logged in. Whoever shows a pass is sent what they may read. Of everybody else the server
 * does not know: it sends the login message and the skeleton, and the stylesheet shows the right one before the script
 * has arrived.
 */
export function ForumGate({ heading, skeleton, given = null, children }: ForumGateProps) {
  const readerId = useReaderId(given?.readerId ?? null);
  if (readerId !== null) {
    return (
      <div key={readerId} className={visibility.unlessLoggedOut}>
        {children}
      </div>
    );
  }
  return (
    <>
      <PageHeader heading={heading} />
      <div className={visibility.loggedOut}>
        <EmptyState
          heading={forumStrings.loginRequired}
          action={<ButtonLink to="/login">{forumStrings.login}</ButtonLink>}
        />
      </div>
      <div className={visibility.loggedIn}>{skeleton}</div>
    </>
  );
}

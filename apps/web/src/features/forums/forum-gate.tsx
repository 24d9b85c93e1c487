import type { ReactNode } from 'react';
import type { Served } from '../../platform/queries/served-query.ts';
import { loginLink } from '../../platform/session/login-return.ts';
import { useReaderId } from '../../platform/session/session.ts';
import visibility from '../../platform/session/visibility.module.css';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { forumStrings } from './forums.strings.ts';

interface ForumGateProps {
  heading: string;
  skeleton: ReactNode;
  served?: Served<unknown> | null;
  children: ReactNode;
}

/**
 * The server sends both the login message and the skeleton if there is no page session; the stylesheet shows the right
 * one before the script has loaded.
 */
export function ForumGate({ heading, skeleton, served = null, children }: ForumGateProps) {
  const readerId = useReaderId(served?.readerId ?? null);
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
          action={<ButtonLink {...loginLink}>{forumStrings.login}</ButtonLink>}
        />
      </div>
      <div className={visibility.loggedIn}>{skeleton}</div>
    </>
  );
}

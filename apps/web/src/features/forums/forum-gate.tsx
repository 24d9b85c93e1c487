import { Fragment, type ReactNode } from 'react';
import { useSession } from '../../platform/session.ts';
import visibility from '../../platform/visibility.module.css';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { forumStrings } from './forums.strings.ts';

interface ForumGateProps {
  heading: string;
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Forums are for players who are logged in. The server does not know who is: it sends the login message and the
 * skeleton, and the stylesheet shows the right one before the script has arrived.
 */
export function ForumGate({ heading, skeleton, children }: ForumGateProps) {
  const session = useSession();
  if (session) return <Fragment key={session.token}>{children}</Fragment>;
  return (
    <>
      <PageHeader heading={heading} />
      <div className={visibility.loggedOut}>
        <EmptyState
          heading={forumStrings.loginRequired}
          action={<ButtonLink to="/login">{forumStrings.login}</ButtonLink>}
        />
      </div>
      <div className={visibility.loggedIn}>
        <noscript>{forumStrings.noScript}</noscript>
        {skeleton}
      </div>
    </>
  );
}

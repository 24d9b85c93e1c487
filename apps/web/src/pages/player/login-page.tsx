import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { loginStrings } from '../../features/login/login.strings.ts';
import { LoginCard } from '../../features/login/login-card.tsx';
import { playerTabHref } from '../../features/player-area/player-links.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { forgetLoginReturn, readLoginReturn } from '../../platform/session/login-return.ts';
import { useSession } from '../../platform/session/session.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';

export default function LoginPage() {
  const session = useSession();
  const { state } = useLocation();
  useEffect(
    () => () => {
      if (location.pathname !== '/login') forgetLoginReturn();
    },
    [],
  );
  if (session) return <Navigate to={readLoginReturn() ?? playerTabHref(session.username, 'pouch')} replace />;
  return (
    <PageLayout>
      <PageMeta title={loginStrings.title} description={loginStrings.description} />
      <LoginCard hasExpired={state?.hasExpired === true} />
    </PageLayout>
  );
}

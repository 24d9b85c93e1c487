import { appCalls } from '@wallabee/contract/apps/apps.calls';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import styles from '../features/apps/apps.module.css';
import { consentStrings } from '../features/apps/apps.strings.ts';
import { ConsentCard } from '../features/apps/consent-card.tsx';
import { type ConsentRequest, consentRequestFrom } from '../features/apps/consent-request.ts';
import { isWrongRequest, WrongRequest } from '../features/apps/wrong-request.tsx';
import { QueryView } from '../platform/queries/query-view.tsx';
import { useApiQuery } from '../platform/queries/use-api-query.ts';
import { requireSession, usePageSession } from '../platform/session/use-page-session.ts';
import { TextSkeleton } from '../ui/feedback/skeletons.tsx';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/authorize-page.ts';

/** With data of the server the skeleton is in its HTML. */
export function loader() {
  return null;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export default function AuthorizePage() {
  const session = usePageSession();
  const [search] = useSearchParams();
  const request = useMemo(() => consentRequestFrom(search), [search]);
  return (
    <PageLayout>
      <title>{consentStrings.title}</title>
      <meta name="robots" content="noindex" />
      {!session && <UnknownSession />}
      {session && !request && <WrongRequest failure={null} username={session.username} />}
      {session && request && (
        <AskedConsent key={session.token} request={request} username={session.username} />
      )}
    </PageLayout>
  );
}

/** On the server, and when the visitor has logged out and is about to be redirected. */
function UnknownSession() {
  return (
    <>
      <noscript>{consentStrings.noScript}</noscript>
      <ConsentSkeleton />
    </>
  );
}

function ConsentSkeleton() {
  return (
    <section className={styles.consent}>
      <h1>{consentStrings.asking}</h1>
      <TextSkeleton lines={8} />
    </section>
  );
}

function AskedConsent({ request, username }: { request: ConsentRequest; username: string }) {
  const consent = useApiQuery(appCalls.readConsent, { query: request });
  if (isWrongRequest(consent.error)) return <WrongRequest failure={consent.error} username={username} />;
  return (
    <>
      {!consent.data && consent.errorUpdateCount > 0 && <h1>{consentStrings.asking}</h1>}
      <QueryView query={consent} skeleton={<ConsentSkeleton />} failed={consentStrings.failed}>
        {(data) => <ConsentCard consent={data} request={request} username={username} />}
      </QueryView>
    </>
  );
}

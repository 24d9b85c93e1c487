import { appCalls } from '@wallabee/contract/apps/apps.calls';
import type { Consent } from '@wallabee/contract/apps/consent';
import { SCOPES } from '@wallabee/contract/protocol/scopes';
import { useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button, buttonClass } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { OutsideLink } from '../../ui/controls/outside-link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './apps.module.css';
import { consentStrings } from './apps.strings.ts';
import type { ConsentRequest } from './consent-request.ts';
import { PointList, ScopeList } from './scope-list.tsx';

type ConsentCardProps = { consent: Consent; request: ConsentRequest; username: string };

export function ConsentCard({ consent, request, username }: ConsentCardProps) {
  const [hasFailed, setFailed] = useState(false);
  const deciding = useApiMutation(appCalls.giveConsent, {
    onMutate: () => setFailed(false),
    onSuccess: ({ redirect_to }) => location.assign(redirect_to),
    onError: () => setFailed(true),
  });
  const decide = (decision: 'allow' | 'refuse') => deciding.mutate({ body: { ...request, decision } });

  if (deciding.data) return <Leaving consent={consent} href={deciding.data.redirect_to} />;
  if (consent.fault) return <Fault consent={consent} {...consent.fault} />;
  return (
    <section className={styles.consent}>
      <h1>{consentStrings.heading(consent.name)}</h1>
      <Facts consent={consent} username={username} />
      {consent.allowed_scopes.length > 0 && <p>{consentStrings.again}</p>}
      <Powers consent={consent} />
      <p>{consentStrings.checkHint(consent.returns_to)}</p>
      {hasFailed && <Notice kind="bad">{consentStrings.notSent}</Notice>}
      <ButtonRow>
        <Button isBusy={deciding.isPending} onClick={() => decide('allow')}>
          {consentStrings.allow}
        </Button>
        <Button look="line" isBusy={deciding.isPending} onClick={() => decide('refuse')}>
          {consentStrings.cancel}
        </Button>
      </ButtonRow>
      <p className={styles.quiet}>{consentStrings.laterHint}</p>
    </section>
  );
}

function Facts({ consent: { maker, website }, username }: Omit<ConsentCardProps, 'request'>) {
  return (
    <dl className={styles.facts}>
      <dt>{consentStrings.madeBy}</dt>
      <dd>{maker}</dd>
      <dt>{consentStrings.website}</dt>
      <dd>
        <OutsideLink href={website}>{website}</OutsideLink>
      </dd>
      <dt>{consentStrings.loggedInAs}</dt>
      <dd>{username}</dd>
    </dl>
  );
}

function Powers({ consent: { scopes } }: { consent: Consent }) {
  const others = SCOPES.filter((scope) => !scopes.includes(scope));
  return (
    <>
      <div className={styles.group}>
        <h2>{consentStrings.mayHeading}</h2>
        <ScopeList scopes={scopes} />
      </div>
      {others.length > 0 && (
        <div className={styles.group}>
          <h2>{consentStrings.notAsked}</h2>
          <ScopeList scopes={others} isRefused />
        </div>
      )}
      <div className={styles.group}>
        <h2>{consentStrings.mayNotHeading}</h2>
        <PointList points={consentStrings.mayNot} isRefused />
      </div>
    </>
  );
}

/** An app with a scheme of its own opens beside the browser, which stays on this page. */
function Leaving({ consent: { name, returns_to }, href }: { consent: Consent; href: string }) {
  return (
    <section className={styles.consent} role="status">
      <h1>{consentStrings.leaving(name)}</h1>
      <p>{consentStrings.allowedText(returns_to)}</p>
      <ButtonRow>
        <OutsideLink className={buttonClass({})} href={href}>
          {consentStrings.goOn}
        </OutsideLink>
      </ButtonRow>
    </section>
  );
}

/** The player is not sent on by itself, because anybody can register an app with any address. */
function Fault({ consent, error, redirect_to }: { consent: Consent } & NonNullable<Consent['fault']>) {
  return (
    <section className={styles.consent}>
      <h1>{consentStrings.faultHeading(consent.name)}</h1>
      <p>{consentStrings.faultText(error)}</p>
      <ButtonRow>
        <OutsideLink className={buttonClass({ look: 'line' })} href={redirect_to}>
          {consentStrings.back(consent.returns_to)}
        </OutsideLink>
      </ButtonRow>
    </section>
  );
}

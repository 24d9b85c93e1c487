import { lazy, Suspense } from 'react';
import { loginLink } from '../../platform/session/login-return.ts';
import { useSession } from '../../platform/session/session.ts';
import visibility from '../../platform/session/visibility.module.css';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import type { NewAlert } from './new-alert.ts';
import { tellMeStrings } from './tell-me.strings.ts';

const AlertButton = lazy(async () => ({ default: (await import('./alert-button.tsx')).AlertButton }));

export interface TellMeProps {
  alert: NewAlert;
  label?: string | undefined;
  /** Names the thing for screen readers, where a page has several. */
  about?: string | undefined;
}

/** Makes an alert with one press. In the page for everybody; visitors come to the login, and back. */
export function TellMe(props: TellMeProps) {
  const session = useSession();
  const { label = tellMeStrings.tellMe, about } = props;
  const face = (
    <>
      <Icon name="bell" />
      <span>
        {label}
        {about && <VisuallyHidden> {about}</VisuallyHidden>}
      </span>
    </>
  );
  if (!session)
    return (
      <ButtonLink {...loginLink} look="line" className={visibility.scripted} isPrefetched={false}>
        {face}
      </ButtonLink>
    );
  const waiting = (
    <Button look="line" isBusy>
      {face}
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <AlertButton key={session.token} alert={props.alert} about={about}>
        {face}
      </AlertButton>
    </Suspense>
  );
}

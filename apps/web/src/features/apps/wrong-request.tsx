import { isApiFailure } from '@wallabee/contract/protocol/client';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import styles from './apps.module.css';
import { consentStrings } from './apps.strings.ts';

/** The app or its address is wrong, so there is nowhere to return to. */
export function isWrongRequest(failure: Error | null): boolean {
  return isApiFailure(failure) && (failure.status === 400 || failure.status === 404);
}

export function WrongRequest({ failure, username }: { failure: Error | null; username: string }) {
  return (
    <section className={styles.consent} role="alert">
      <h1>{consentStrings.wrongHeading}</h1>
      <p>{reasonFor(failure)}</p>
      <ButtonRow>
        <ButtonLink look="line" to={`/u/${encodeURIComponent(username)}/apps`}>
          {consentStrings.home}
        </ButtonLink>
      </ButtonRow>
    </section>
  );
}

function reasonFor(failure: Error | null): string {
  if (!isApiFailure(failure)) return consentStrings.incomplete;
  if (failure.status === 404) return consentStrings.unknownApp;
  return failure.problem.fields?.redirect_uri ? consentStrings.wrongRedirect : consentStrings.incomplete;
}

import { keyStrings } from '../../features/keys/keys.strings.ts';
import { OwnKeys } from '../../features/keys/own-keys.tsx';
import { loginLink } from '../../platform/session/login-return.ts';
import { useSession } from '../../platform/session/session.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** The server renders the same page for everybody, so the login state is known in the browser only. */
export default function DeveloperKeysPage() {
  const session = useSession();
  return (
    <>
      <title>{keyStrings.title}</title>
      <meta name="robots" content="noindex" />
      <noscript>{keyStrings.noScript}</noscript>
      {session ? (
        <OwnKeys key={session.token} />
      ) : (
        <EmptyState
          heading={keyStrings.loginNeeded}
          text={keyStrings.loginNeededHint}
          action={<ButtonLink {...loginLink}>{keyStrings.login}</ButtonLink>}
        />
      )}
    </>
  );
}

import { keyStrings } from '../../features/keys/keys.strings.ts';
import { LoginNeeded } from '../../features/keys/login-needed.tsx';
import { OwnKeys } from '../../features/keys/own-keys.tsx';
import { useSession } from '../../platform/session/session.ts';

/** The server renders the same page for everybody, so the login state is known in the browser only. */
export default function DeveloperKeysPage() {
  const session = useSession();
  return (
    <>
      <title>{keyStrings.title}</title>
      <meta name="robots" content="noindex" />
      {session ? <OwnKeys key={session.token} /> : <LoginNeeded />}
    </>
  );
}

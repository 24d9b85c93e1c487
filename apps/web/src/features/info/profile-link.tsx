import { loginLink } from '../../platform/session/login-return.ts';
import { useSession } from '../../platform/session/session.ts';
import visibility from '../../platform/session/visibility.module.css';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { SiteAddress } from '../../ui/controls/link.tsx';

interface ProfileLinkProps {
  tab: 'giftunique' | 'redeem';
  label: string;
  loginLabel: string;
}

/**
 * Every page contains both links and the stylesheet shows the right one before the script has loaded; /login redirects
 * visitors who are logged in.
 */
export function ProfileLink({ tab, label, loginLabel }: ProfileLinkProps) {
  const session = useSession();
  const own: SiteAddress = session ? `/u/${encodeURIComponent(session.username)}/${tab}` : '/login';
  return (
    <>
      <ButtonLink className={visibility.loggedIn} to={own}>
        {label}
      </ButtonLink>
      <ButtonLink className={visibility.loggedOut} {...loginLink}>
        {loginLabel}
      </ButtonLink>
    </>
  );
}

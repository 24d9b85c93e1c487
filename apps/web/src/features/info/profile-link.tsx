import { useSession } from '../../platform/session/session.ts';
import visibility from '../../platform/session/visibility.module.css';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { SiteAddress } from '../../ui/controls/link.tsx';

interface ProfileLinkProps {
  /** The tab of the visitor's own profile. */
  tab: 'giftunique' | 'redeem';
  label: string;
  loginLabel: string;
}

/**
 * To the visitor's own profile, or to the login. Both stand in everybody's page and the stylesheet shows the right one
 * before the script has arrived; /login sends on whoever is logged in already.
 */
export function ProfileLink({ tab, label, loginLabel }: ProfileLinkProps) {
  const session = useSession();
  const own: SiteAddress = session ? `/u/${encodeURIComponent(session.username)}/${tab}` : '/login';
  return (
    <>
      <ButtonLink className={visibility.loggedIn} to={own}>
        {label}
      </ButtonLink>
      <ButtonLink className={visibility.loggedOut} to="/login">
        {loginLabel}
      </ButtonLink>
    </>
  );
}

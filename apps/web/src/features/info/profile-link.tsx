import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './profile-link.module.css';

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
  const own = session ? `/u/${encodeURIComponent(session.username)}/${tab}` : '/login';
  return (
    <>
      <ButtonLink className={styles.loggedIn} to={own}>
        {label}
      </ButtonLink>
      <ButtonLink className={styles.loggedOut} to="/login">
        {loginLabel}
      </ButtonLink>
    </>
  );
}

import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import { memo, type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { BrandMark } from '../../../game-ui/brand-mark.tsx';
import { loginLink } from '../../../platform/session/login-return.ts';
import visibility from '../../../platform/session/visibility.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { buttonClass } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { OutsideLink } from '../../../ui/controls/outside-link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { profilePath, type ShellSession } from '../session.ts';
import { shellStrings } from '../shell.strings.ts';
import { NavLink } from './nav-link.tsx';
import { NavigationMenu } from './navigation-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { aboutLinks, isOnBench, itemBeeLinks, outsideLinks, type SiteLink } from './site-map.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import styles from './top-navigation.module.css';

type TopNavigationProps = {
  session: ShellSession | null;
  links: SiteLinks;
  search: ReactNode;
  bell: ReactNode;
  onLogout: () => void;
};

/** Renders only when the visitor changes; each link determines by itself whether it is current. */
export const TopNavigation = memo(Navigation);

function Navigation({ session, links, search, bell, onLogout }: TopNavigationProps) {
  const sideMenuId = useId();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <SideMenu id={sideMenuId} session={session} links={links} onLogout={onLogout} />
        <Link className={styles.brand} to="/">
          <BrandMark />
          {shellStrings.brand}
        </Link>
        <MainLinks links={links} />
        {search}
        <span className={styles.theme}>
          <ThemeToggle />
        </span>
        <span className={visibility.loggedIn}>{bell}</span>
        <Account session={session} onLogout={onLogout} />
      </div>
    </header>
  );
}

function MainLinks({ links }: { links: SiteLinks }) {
  const { pathname } = useLocation();
  return (
    <nav className={styles.links} aria-label={shellStrings.mainNavigation}>
      <Link className={classNames(styles.link, styles.home)} to="/" aria-current={homeCurrent(pathname)}>
        {shellStrings.home}
      </Link>
      <NavigationMenu label={shellStrings.about} isCurrent={aboutLinks.some(({ href }) => pathname === href)}>
        <SheetLinks links={aboutLinks} />
      </NavigationMenu>
      <NavLink className={classNames(styles.link)} to="/uniques">
        {shellStrings.uniques}
      </NavLink>
      <NavigationMenu label={shellStrings.itemBee} isCurrent={/^\/tools\b/.test(pathname)}>
        <SheetLinks links={itemBeeLinks} />
        <li className={visibility.loggedIn}>
          <NavLink to="/swaps">{shellStrings.swaps}</NavLink>
        </li>
      </NavigationMenu>
      <NavLink className={classNames(styles.link)} to="/forums">
        {shellStrings.forums}
      </NavLink>
      {outsideLinks(links).map(({ outside, label }) => (
        <OutsideLink key={label} className={classNames(styles.link, styles.outside)} href={outside}>
          {label}
        </OutsideLink>
      ))}
    </nav>
  );
}

/** The pages of the bench row belong to Home. */
function homeCurrent(pathname: string): 'page' | 'true' | undefined {
  if (pathname === '/') return 'page';
  return isOnBench(pathname) ? 'true' : undefined;
}

function SheetLinks({ links }: { links: readonly SiteLink[] }) {
  return links.map(({ href, label }) => (
    <li key={href}>
      <NavLink to={href} end>
        {label}
      </NavLink>
    </li>
  ));
}

function Account({ session, onLogout }: Pick<TopNavigationProps, 'session' | 'onLogout'>) {
  const unread = session?.unread ?? 0;
  return (
    <>
      <Link
        className={classNames(
          buttonClass({ look: 'honey', isSmall: true }),
          styles.login,
          visibility.loggedOut,
        )}
        {...loginLink}
      >
        {shellStrings.login}
      </Link>
      <span className={classNames(styles.account, visibility.loggedIn)}>
        <Link className={styles.profile} to={profilePath(session, 'pouch')}>
          <Icon name="user" />
          <span className={styles.profileName}>{shellStrings.profile}</span>
        </Link>
        {unread > 0 && (
          <Link className={styles.unread} to={profilePath(session, 'inbox')}>
            <Badge count={unread} label={shellStrings.unread(unread)} />
          </Link>
        )}
      </span>
      <span className={classNames(styles.logout, visibility.loggedIn)}>
        <IconButton icon="logOut" label={shellStrings.logout} onClick={onLogout} />
      </span>
    </>
  );
}

import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import { memo, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { BrandMark } from '../../../game-ui/brand-mark.tsx';
import { loginLink } from '../../../platform/session/login-return.ts';
import visibility from '../../../platform/session/visibility.module.css';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { OutsideLink } from '../../../ui/controls/outside-link.tsx';
import { useModalDialog } from '../../../ui/controls/use-modal-dialog.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { type ProfilePage, profilePath, type ShellSession } from '../session.ts';
import { shellStrings } from '../shell.strings.ts';
import { NavLink } from './nav-link.tsx';
import styles from './side-menu.module.css';
import { BENCH_PAGES, itemBeeLinks, type SiteLink } from './site-map.ts';
import { ThemeToggle } from './theme-toggle.tsx';

type SideMenuProps = {
  id: string;
  session: ShellSession | null;
  links: SiteLinks;
  onLogout: () => void;
};

/** A plain popover without a script, a modal with a focus trap with one. */
export function SideMenu({ id, session, links, onLogout }: SideMenuProps) {
  const { key } = useLocation();
  // The menu is closed on every other page.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const close = () => setOpenedOn(null);
  const dialog = useModalDialog(openedOn === key, close);

  return (
    <>
      <IconButton
        className={styles.opener}
        icon="menu"
        label={shellStrings.openMenu}
        aria-haspopup="dialog"
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          setOpenedOn(key);
        }}
      />
      <dialog className={styles.menu} id={id} popover="auto" aria-label={shellStrings.menu} {...dialog}>
        <div className={styles.content}>
          <div className={styles.head}>
            <BrandMark />
            {shellStrings.brand}
            <IconButton
              icon="close"
              label={shellStrings.closeMenu}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={close}
            />
          </div>
          <MemoizedSections session={session} links={links} onLogout={onLogout} />
        </div>
      </dialog>
    </>
  );
}

const profilePages = Object.entries(shellStrings.profilePages) as [ProfilePage, string][];

function Sections({ session, links, onLogout }: Omit<SideMenuProps, 'id'>) {
  const unread = session?.unread ?? 0;
  const waiting = session?.waiting ?? 0;
  return (
    <>
      <ul className={visibility.loggedOut}>
        <li>
          <NavLink {...loginLink} end>
            {shellStrings.login}
          </NavLink>
        </li>
      </ul>
      <Section heading={shellStrings.sections.profile} className={visibility.loggedIn}>
        {profilePages.map(([page, label]) => (
          <Item key={page} href={profilePath(session, page)} label={label}>
            {page === 'inbox' && <Badge count={unread} label={shellStrings.unread(unread)} />}
          </Item>
        ))}
        {BENCH_PAGES.map(({ href, label }) => (
          <Item key={href} href={href} label={label}>
            {href === '/swaps' && (
              <Badge count={waiting} label={shellStrings.waiting(waiting)} look="honey" />
            )}
          </Item>
        ))}
        <Item href="/alerts" label={shellStrings.alerts} />
      </Section>
      <Section heading={shellStrings.sections.itemBee}>
        {itemBeeLinks.map(({ href, label }) => (
          <Item key={href} href={href} label={label} />
        ))}
      </Section>
      <Section heading={shellStrings.sections.general}>
        <Item href="/" label={shellStrings.home} />
        <Item href="/forums" label={shellStrings.forums} className={visibility.loggedIn} />
        <Item href="/about" label={shellStrings.about} />
        <Item href="/faq" label={shellStrings.faq} />
        <Item href="/places" label={shellStrings.places} />
        <Item href="/rules" label={shellStrings.rules} />
        <Item href="/uniques" label={shellStrings.uniques} />
        <li>
          <OutsideLink href={links.support}>{shellStrings.support}</OutsideLink>
        </li>
        <li className={visibility.loggedIn}>
          <button type="button" onClick={onLogout}>
            {shellStrings.logout}
          </button>
        </li>
      </Section>
      <ThemeToggle isWide />
    </>
  );
}

/** Opening and closing the menu must not render its links again. */
const MemoizedSections = memo(Sections);

function Section({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <nav className={className} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

type ItemProps = SiteLink & { className?: string | undefined; children?: ReactNode };

function Item({ href, label, className, children }: ItemProps) {
  return (
    <li className={className}>
      <NavLink to={href} end>
        {label}
        {children}
      </NavLink>
    </li>
  );
}

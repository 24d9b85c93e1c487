import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Link, type SiteAddress } from './link.tsx';
import styles from './tabs.module.css';

type TabsProps = {
  label: string;
  tabs: readonly { href: SiteAddress; label: string; extra?: ReactNode }[];
  /** The current tab if the address is below it. */
  currentHref?: string | undefined;
};

export function Tabs({ label, tabs, currentHref }: TabsProps) {
  const { pathname } = useLocation();
  const current = currentHref ?? pathname;
  const drawer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tabs scroll when the current one changes.
  useEffect(() => scrollToCurrent(drawer.current), [current]);

  return (
    <nav className={styles.tabs} aria-label={label}>
      <div className={styles.drawer} ref={drawer}>
        {tabs.map(({ href, label: tabLabel, extra }) => (
          <Link key={href} to={href} aria-current={href === current ? 'page' : undefined}>
            {tabLabel}
            {extra}
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** scrollIntoView may scroll the page as well. */
function scrollToCurrent(drawer: HTMLElement | null) {
  const tab = drawer?.querySelector<HTMLElement>('[aria-current]');
  if (drawer && tab) drawer.scrollLeft = tab.offsetLeft - (drawer.clientWidth - tab.offsetWidth) / 2;
}

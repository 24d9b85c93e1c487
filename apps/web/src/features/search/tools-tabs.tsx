import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import { QuickSearch } from './quick-search.tsx';
import { searchStrings } from './search.strings.ts';
import { itemSearchHref, profileSearchHref, setBrowserHref } from './search-links.ts';
import styles from './tools-tabs.module.css';

const tabs = [
  { href: setBrowserHref, label: searchStrings.browseSets },
  { href: itemSearchHref, label: searchStrings.itemSearch },
  { href: profileSearchHref, label: searchStrings.profileSearch },
] as const;

export function ToolsTabs({ hasSearch }: { hasSearch: boolean }) {
  const { pathname } = useLocation();
  const current = currentTab(pathname);
  const kind = current === profileSearchHref ? 'profiles' : 'items';
  return (
    <div className={styles.bar}>
      <div className={classNames(wrapClass, styles.line)}>
        <Tabs label={searchStrings.tabs} tabs={tabs} currentHref={current} />
        {hasSearch && <QuickSearch key={kind} kind={kind} />}
      </div>
    </div>
  );
}

function currentTab(pathname: string): string {
  if (pathname.startsWith('/tools/place/') || pathname === '/tools/stats') return pathname;
  const search = tabs.slice(1).find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return search?.href ?? setBrowserHref;
}

import { useLocation } from 'react-router';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { wrapClass } from '../../ui/layout/page-layout.tsx';
import { searchStrings } from './search.strings.ts';
import { itemSearchHref, profileSearchHref, setBrowserHref } from './search-links.ts';
import styles from './tools-tabs.module.css';

const tabs = [
  { href: setBrowserHref, label: searchStrings.browseSets },
  { href: itemSearchHref, label: searchStrings.itemSearch },
  { href: profileSearchHref, label: searchStrings.profileSearch },
] as const;

export function ToolsTabs() {
  const { pathname } = useLocation();
  return (
    <div className={styles.bar}>
      <div className={wrapClass}>
        <Tabs label={searchStrings.tabs} tabs={tabs} currentHref={currentTab(pathname)} />
      </div>
    </div>
  );
}

function currentTab(pathname: string): string {
  if (pathname.startsWith('/tools/place/')) return pathname;
  const search = tabs.slice(1).find(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return search?.href ?? setBrowserHref;
}

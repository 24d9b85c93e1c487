import { useLocation } from 'react-router';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { developerStrings } from './developers.strings.ts';
import styles from './developers-head.module.css';

/** The pages of single calls and models set their own headings. */
export function DevelopersHead() {
  const { pathname } = useLocation();
  const [, area, name] = pathname.split('/').filter(Boolean);
  const current = area ? `/developers/${area}` : '/developers';
  return (
    <div className={name ? undefined : styles.head}>
      {!name && <PageHeader heading={developerStrings.heading} lead={developerStrings.lead} />}
      <Tabs label={developerStrings.tabs} tabs={tabs} currentHref={current} />
    </div>
  );
}

const tabs = [
  { href: '/developers', label: developerStrings.guide },
  { href: '/developers/calls', label: developerStrings.calls },
  { href: '/developers/models', label: developerStrings.models },
  { href: '/developers/changes', label: developerStrings.changes },
  { href: '/developers/keys', label: developerStrings.keys },
] as const;

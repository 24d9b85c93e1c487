import { Tabs } from '../../ui/controls/tabs.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { developerStrings } from './developers.strings.ts';
import styles from './developers-head.module.css';

export function DevelopersHead() {
  return (
    <div className={styles.head}>
      <PageHeader heading={developerStrings.heading} lead={developerStrings.lead} />
      <Tabs label={developerStrings.tabs} tabs={tabs} />
    </div>
  );
}

const tabs = [
  { href: '/developers', label: developerStrings.guide },
  { href: '/developers/calls', label: developerStrings.calls },
  { href: '/developers/models', label: developerStrings.models },
  { href: '/developers/keys', label: developerStrings.keys },
] as const;

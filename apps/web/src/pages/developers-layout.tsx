import { Outlet } from 'react-router';
import { developerStrings } from '../features/developers/developers.strings.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { PageLayout } from '../ui/page-layout.tsx';
import { Tabs } from '../ui/tabs.tsx';

export default function DevelopersLayout() {
  return (
    <PageLayout>
      <PageHeader heading={developerStrings.heading} lead={developerStrings.lead} />
      <Tabs label={developerStrings.tabs} tabs={tabs} />
      <Outlet />
    </PageLayout>
  );
}

const tabs = [
  { href: '/developers', label: developerStrings.guide },
  { href: '/developers/calls', label: developerStrings.calls },
  { href: '/developers/keys', label: developerStrings.keys },
];

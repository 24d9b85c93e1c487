import { Outlet } from 'react-router';
import { DevelopersHead } from '../../features/developers/developers-head.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';

export default function DevelopersLayout() {
  return (
    <PageLayout>
      <DevelopersHead />
      <Outlet />
    </PageLayout>
  );
}

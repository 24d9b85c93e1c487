import { Outlet } from 'react-router';
import { PendingMark } from '../../features/search/pending-mark.tsx';
import { ToolsTabs } from '../../features/search/tools-tabs.tsx';

export default function ToolsLayout() {
  return (
    <>
      <ToolsTabs />
      <Outlet />
      <PendingMark />
    </>
  );
}

import { DevicePanel } from '../features/field-kit/device/device-panel.tsx';
import { useDevice } from '../features/field-kit/device/use-device.ts';
import { fieldKitStrings as strings } from '../features/field-kit/field-kit.strings.ts';
import { InstallPanel } from '../features/field-kit/install/install-panel.tsx';
import { ListsPanel } from '../features/field-kit/lists/lists-panel.tsx';
import { LateWaitingPanel } from '../features/field-kit/waiting/late-waiting-panel.tsx';
import { WorksPanel } from '../features/field-kit/works-panel.tsx';
import { PageMeta } from '../platform/pages/page-meta.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import { Stack } from '../ui/layout/stack.tsx';

/** With data of the server the page itself is in its HTML, and not only a fallback that is replaced later. */
export function loader() {
  return null;
}

export default function FieldKitPage() {
  const device = useDevice();
  return (
    <PageLayout>
      <PageMeta title={strings.title} description={strings.description} />
      <PageHeader heading={strings.heading} lead={strings.lead} />
      <noscript>{strings.noScript}</noscript>
      <Stack>
        <DevicePanel device={device} />
        <InstallPanel />
        <ListsPanel device={device.state} />
        <LateWaitingPanel />
        <WorksPanel />
      </Stack>
    </PageLayout>
  );
}

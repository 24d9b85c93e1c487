import type { BellSettings as Settings } from '@wallabee/contract/bell/bell-settings';
import type { ReactNode } from 'react';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PanelSkeleton } from '../../../ui/feedback/skeletons.tsx';
import styles from './bell-settings.module.css';
import { FeedPanel } from './feed-panel.tsx';
import { KindsAndWays } from './kinds-and-ways.tsx';
import { PushPanel } from './push-panel.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { settingStrings } from './settings.strings.ts';
import { useBellSettings, useSettingsChanges } from './use-bell-settings.ts';
import { usePush } from './use-push.ts';

/** Which kinds reach the player by which ways, and what each way needs. The webhooks have their own calls. */
export function BellSettings({ webhooks }: { webhooks: ReactNode }) {
  const query = useBellSettings();
  return (
    <div className={styles.settings}>
      <QueryView query={query} skeleton={<BellSettingsSkeleton />} failed={settingStrings.failed}>
        {(settings) => <Loaded settings={settings} />}
      </QueryView>
      {webhooks}
    </div>
  );
}

export function BellSettingsSkeleton() {
  return <PanelSkeleton rows={8} />;
}

function Loaded({ settings }: { settings: Settings }) {
  const changes = useSettingsChanges();
  const push = usePush();
  const { kinds, quiet } = changes.shown(settings);
  const isPushOff = push.permission === 'denied' && settings.push.devices.length === 0;
  return (
    <div className={styles.columns}>
      <KindsAndWays {...{ kinds, changes, isPushOff }} />
      <div className={styles.ways}>
        <PushPanel settings={settings.push} push={push} />
        <QuietHours quiet={quiet} onChange={changes.change} />
        <FeedPanel feed={settings.feed} />
      </div>
    </div>
  );
}

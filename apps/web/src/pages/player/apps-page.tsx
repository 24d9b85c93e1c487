import { appCalls } from '@wallabee/contract/apps/apps.calls';
import { AllowedApps } from '../../features/apps/allowed-apps.tsx';
import styles from '../../features/apps/apps.module.css';
import { appStrings } from '../../features/apps/apps.strings.ts';
import { MadeApps } from '../../features/apps/made-apps.tsx';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { PanelSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function AppsPage() {
  const apps = useApiQuery(appCalls.listApps, {});
  return (
    <>
      <title>{playerAreaStrings.pageTitle(appStrings.title)}</title>
      <QueryView query={apps} skeleton={<PanelSkeleton rows={3} />} failed={appStrings.failed}>
        {({ allowed, made }) => (
          <div className={styles.page}>
            <AllowedApps apps={allowed} />
            <MadeApps apps={made} />
          </div>
        )}
      </QueryView>
    </>
  );
}

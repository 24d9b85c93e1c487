import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import styles from '../../features/accounts/accounts.module.css';
import { ArchivePanel } from '../../features/accounts/own-data/archive-panel.tsx';
import { DeletionPanel } from '../../features/accounts/own-data/deletion-panel.tsx';
import { proofStrings } from '../../features/accounts/own-data/own-data.strings.ts';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { PanelSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function OwnDataPage() {
  const factor = useApiQuery(accountCalls.readSecondFactor, {});
  return (
    <>
      <title>{playerAreaStrings.pageTitle(playerAreaStrings.tabNames.data)}</title>
      <QueryView query={factor} skeleton={<PanelSkeleton rows={3} />} failed={proofStrings.failed}>
        {({ is_on }) => (
          <div className={styles.page}>
            <ArchivePanel hasFactor={is_on} />
            <DeletionPanel hasFactor={is_on} />
          </div>
        )}
      </QueryView>
    </>
  );
}

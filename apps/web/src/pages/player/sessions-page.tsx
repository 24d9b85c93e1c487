import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import styles from '../../features/accounts/accounts.module.css';
import { factorStrings, sessionStrings } from '../../features/accounts/accounts.strings.ts';
import { SecondFactorPanel } from '../../features/accounts/second-factor/second-factor-panel.tsx';
import { SessionList } from '../../features/accounts/session-list.tsx';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { PanelSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function SessionsPage() {
  const sessions = useApiQuery(accountCalls.listOwnSessions, {});
  const factor = useApiQuery(accountCalls.readSecondFactor, {});
  return (
    <div className={styles.page}>
      <title>{playerAreaStrings.pageTitle(sessionStrings.title)}</title>
      <QueryView query={sessions} skeleton={<PanelSkeleton rows={3} />} failed={sessionStrings.failed}>
        {(answer) => <SessionList sessions={answer.sessions} />}
      </QueryView>
      <QueryView query={factor} skeleton={<PanelSkeleton rows={1} />} failed={factorStrings.failed}>
        {(answer) => <SecondFactorPanel factor={answer} />}
      </QueryView>
    </div>
  );
}

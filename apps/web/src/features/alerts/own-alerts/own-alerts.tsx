import type { Alert } from '@wallabee/contract/alerts/alert';
import { MOST_ALERTS } from '@wallabee/contract/alerts/alert-limits';
import { alertCalls } from '@wallabee/contract/alerts/alerts.calls';
import { useRef, useState } from 'react';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useServerEvents } from '../../../platform/realtime/realtime.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { useAlertList } from '../use-alert-list.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { AlertExamples } from './alert-examples.tsx';
import { AlertRow } from './alert-row.tsx';
import styles from './own-alerts.module.css';
import { ownAlertStrings as strings } from './own-alerts.strings.ts';
import { useAlertChanges } from './use-alert-changes.ts';

/** Where the count says how many are left. */
const NEARLY_FULL = MOST_ALERTS - 20;

export function OwnAlerts() {
  const query = useAlertList();
  const invalidate = useInvalidate();
  useServerEvents({ events: { bell: () => void invalidate(alertCalls.listAlerts) } });
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMaking, setMaking] = useState(false);
  const count = query.data?.alerts.length ?? 0;
  return (
    <Panel
      heading={strings.heading}
      headingRef={heading}
      aside={query.data && count > 0 && <span>{strings.count(count)}</span>}
    >
      <QueryView query={query} skeleton={<ListSkeleton rows={3} />} failed={strings.failed}>
        {({ alerts }) => (
          <div className={styles.alerts}>
            <Room count={alerts.length} />
            {alerts.length === 0 ? (
              <AlertExamples />
            ) : (
              <AlertRows alerts={alerts} onDeleted={() => heading.current?.focus()} />
            )}
            {alerts.length < MOST_ALERTS && (
              <Button className={styles.make} look="line" onClick={() => setMaking(true)}>
                <Icon name="plus" />
                {strings.make}
              </Button>
            )}
          </div>
        )}
      </QueryView>
      {isMaking && <AlertDialog onClose={() => setMaking(false)} />}
    </Panel>
  );
}

function Room({ count }: { count: number }) {
  if (count < NEARLY_FULL) return null;
  const words = count < MOST_ALERTS ? strings.nearlyFull(count, MOST_ALERTS) : strings.full(MOST_ALERTS);
  return <Notice kind="plain">{words}</Notice>;
}

function AlertRows({ alerts, onDeleted }: { alerts: readonly Alert[]; onDeleted: () => void }) {
  const [edited, setEdited] = useState<Alert>();
  const { pause, remove } = useAlertChanges();
  return (
    <>
      <ul className={styles.list} aria-label={strings.list}>
        {alerts.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            onPause={() => pause(alert)}
            onEdit={() => setEdited(alert)}
            onDelete={() => {
              remove(alert);
              onDeleted();
            }}
          />
        ))}
      </ul>
      {edited && <AlertDialog key={edited.id} alert={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

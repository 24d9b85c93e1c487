import { useEffect, useId, useState } from 'react';
import { onWorkerMessage } from '../../../platform/offline/on-worker-message.ts';
import { downloadOwnLists, removeOwnLists, useOwnLists } from '../../../platform/offline/own-lists.ts';
import { loginLink } from '../../../platform/session/login-return.ts';
import { type Session, useSession } from '../../../platform/session/session.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { When } from '../../../ui/when/when.tsx';
import type { DeviceState } from '../device/use-device.ts';
import { listsStrings as strings } from './lists.strings.ts';
import styles from './lists-panel.module.css';

export function ListsPanel({ device }: { device: DeviceState }) {
  const session = useSession();
  const lists = useOwnLists(session);
  const { download, isBusy, hasFailed } = useDownload();
  const id = useId();
  const canCache = device === 'ready';
  if (!session)
    return (
      <Panel heading={strings.heading}>
        <Stack>
          <p>{strings.loggedOut}</p>
          <div>
            <ButtonLink look="line" isSmall {...loginLink}>
              {strings.logIn}
            </ButtonLink>
          </div>
        </Stack>
      </Panel>
    );
  return (
    <Panel heading={strings.heading} aside={lists && <Tag kind="live">{strings.on}</Tag>}>
      <Stack>
        <div className={styles.row}>
          <Switch
            id={id}
            checked={lists !== null}
            disabled={!canCache && lists === null}
            aria-describedby={`${id}-about`}
            onChange={({ target }) => (target.checked ? download(session) : removeOwnLists())}
          />
          <label htmlFor={id}>{strings.label}</label>
        </div>
        <p id={`${id}-about`} className={styles.about}>
          {strings.about}
        </p>
        {!canCache && <p className={styles.about}>{strings.needsDevice}</p>}
        {lists && (
          <div className={styles.row} role="status">
            {lists.downloadedAt ? (
              <p>
                {strings.asOf} <When at={lists.downloadedAt} isInSentence />
              </p>
            ) : (
              <p>{strings.downloading}</p>
            )}
            <Button look="line" isSmall isBusy={isBusy} onClick={() => download(session)}>
              {strings.refresh}
            </Button>
          </div>
        )}
        {hasFailed && <Notice kind="bad">{strings.failed}</Notice>}
      </Stack>
    </Panel>
  );
}

function useDownload() {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  useEffect(
    () =>
      onWorkerMessage(({ kind }) => {
        if (kind === 'own-failed') setState('failed');
        if (kind === 'own-cached') setState('idle');
      }),
    [],
  );
  function download(session: Session) {
    setState('busy');
    downloadOwnLists(session);
  }
  return { download, isBusy: state === 'busy', hasFailed: state === 'failed' };
}

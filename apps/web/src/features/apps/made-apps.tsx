import type { MadeApp } from '@wallabee/contract/apps/app';
import { appCalls } from '@wallabee/contract/apps/apps.calls';
import { Button } from '../../ui/controls/button.tsx';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { useCopy } from '../../ui/controls/use-copy.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ChangeApp, NewApp } from './app-dialogs.tsx';
import styles from './apps.module.css';
import { appStrings } from './apps.strings.ts';
import { ConfirmedEnd } from './confirmed-end.tsx';

export function MadeApps({ apps }: { apps: readonly MadeApp[] }) {
  return (
    <Panel heading={appStrings.madeHeading}>
      <Stack>
        <p>
          {appStrings.madeHint} <Link to="/developers#apps">{appStrings.guide}</Link>
        </p>
        {apps.length === 0 ? (
          <p className={styles.quiet}>{appStrings.noneMade}</p>
        ) : (
          <div className={styles.list}>
            {apps.map((app) => (
              <MadeAppCard key={app.client_id} app={app} />
            ))}
          </div>
        )}
        <ButtonRow>
          <NewApp />
        </ButtonRow>
      </Stack>
    </Panel>
  );
}

function MadeAppCard({ app }: { app: MadeApp }) {
  const { client_id, name, redirect_uris, players } = app;
  const copy = useCopy(appStrings);
  return (
    <article className={styles.app}>
      <h3>{name}</h3>
      <p className={styles.quiet}>{appStrings.players(players)}</p>
      <dl>
        <dt>{appStrings.clientId}</dt>
        <dd>
          <code>{client_id}</code>
        </dd>
        <dt>{appStrings.returnsTo}</dt>
        {redirect_uris.map((address) => (
          <dd key={address}>{address}</dd>
        ))}
      </dl>
      <ButtonRow>
        <Button
          look="line"
          isSmall
          aria-label={appStrings.copyNamed(name)}
          onClick={() => void copy(client_id)}
        >
          {appStrings.copy}
        </Button>
        <ChangeApp app={app} />
        <ConfirmedEnd
          call={appCalls.removeApp}
          input={{ params: { client: client_id } }}
          words={{
            label: appStrings.remove,
            labelNamed: appStrings.removeNamed(name),
            heading: appStrings.removeHeading(name),
            hint: appStrings.removeHint,
            done: appStrings.removed(name),
            failed: appStrings.notRemoved,
          }}
        />
      </ButtonRow>
    </article>
  );
}

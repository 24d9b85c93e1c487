import type { AllowedApp } from '@wallabee/contract/apps/app';
import { appCalls } from '@wallabee/contract/apps/apps.calls';
import { ButtonRow } from '../../ui/controls/button-row.tsx';
import { OutsideLink } from '../../ui/controls/outside-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './apps.module.css';
import { appStrings } from './apps.strings.ts';
import { ConfirmedEnd } from './confirmed-end.tsx';
import { ScopeList } from './scope-list.tsx';

export function AllowedApps({ apps }: { apps: readonly AllowedApp[] }) {
  return (
    <Panel heading={appStrings.allowedHeading}>
      {apps.length === 0 ? (
        <EmptyState heading={appStrings.none} text={appStrings.noneHint} />
      ) : (
        <Stack>
          <p>{appStrings.allowedHint}</p>
          <div className={styles.list}>
            {apps.map((app) => (
              <AllowedAppCard key={app.id} app={app} />
            ))}
          </div>
        </Stack>
      )}
    </Panel>
  );
}

function AllowedAppCard({ app: { id, name, website, maker, scopes, ...times } }: { app: AllowedApp }) {
  const lastUse = times.last_used_at
    ? appStrings.lastUsed(formatDate(times.last_used_at))
    : appStrings.neverUsed;
  return (
    <article className={styles.app}>
      <h3>{name}</h3>
      <p>
        {`${appStrings.by(maker)} · `}
        <OutsideLink href={website}>{website}</OutsideLink>
      </p>
      <ScopeList scopes={scopes} />
      <p className={styles.quiet}>{`${appStrings.since(formatDate(times.allowed_at))}, ${lastUse}`}</p>
      <ButtonRow>
        <ConfirmedEnd
          call={appCalls.revokeApp}
          input={{ params: { grantId: id } }}
          words={{
            label: appStrings.revoke,
            labelNamed: appStrings.revokeNamed(name),
            heading: appStrings.revokeHeading(name),
            hint: appStrings.revokeHint,
            done: appStrings.revoked(name),
            failed: appStrings.notRevoked,
          }}
        />
      </ButtonRow>
    </article>
  );
}

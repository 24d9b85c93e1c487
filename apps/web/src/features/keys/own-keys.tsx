import type { ApplicationKey } from '@wallabee/contract/keys/application-key';
import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import { keyCalls } from '@wallabee/contract/keys/keys.calls';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { Link } from '../../ui/controls/link.tsx';
import { useFocusRescue } from '../../ui/controls/use-focus-rescue.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { KeyCard } from './key-card.tsx';
import styles from './keys.module.css';
import { keyStrings } from './keys.strings.ts';
import { NewKey } from './new-key.tsx';

export function OwnKeys() {
  const keys = useApiQuery(keyCalls.listApplicationKeys, {});
  const heading = useFocusRescue<HTMLHeadingElement>(keys.data?.keys.filter(isWorking).length);
  return (
    <div className={styles.page}>
      <Stack>
        <Panel heading={keyStrings.makeHeading}>
          <NewKey />
        </Panel>
        <Panel heading={keyStrings.limitsHeading}>
          <p>
            {`${keyStrings.limits(KEY_LIMIT.perSecond, KEY_LIMIT.burst)} `}
            <Link to="/developers#limits">{keyStrings.limitsMore}</Link>
          </p>
        </Panel>
      </Stack>
      <section className={styles.list} aria-labelledby="own-keys">
        <h2 id="own-keys" ref={heading} tabIndex={-1}>
          {keyStrings.listHeading}
        </h2>
        <QueryView query={keys} skeleton={<ListSkeleton rows={3} />} failed={keyStrings.failed}>
          {({ keys: made }) =>
            made.length === 0 ? (
              <EmptyState heading={keyStrings.none} text={keyStrings.noneHint} />
            ) : (
              made.map((key) => <KeyCard key={key.id} applicationKey={key} />)
            )
          }
        </QueryView>
      </section>
    </div>
  );
}

function isWorking({ revoked_at }: ApplicationKey): boolean {
  return revoked_at === null;
}

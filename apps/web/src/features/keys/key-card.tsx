import type { ApplicationKey } from '@wallabee/contract/keys/application-key';
import { keyCalls } from '@wallabee/contract/keys/keys.calls';
import { useState } from 'react';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { NearContent } from '../../ui/layout/near-content.tsx';
import { KeyUse } from './key-use.tsx';
import { lastUseWords } from './key-use-words.ts';
import styles from './keys.module.css';
import { keyStrings } from './keys.strings.ts';

export function KeyCard({ applicationKey: key }: { applicationKey: ApplicationKey }) {
  return (
    <article className={styles.card} data-revoked={key.revoked_at !== null || undefined}>
      <header className={styles.cardHead}>
        <h3>{key.name}</h3>
        <p>
          <code>{keyStrings.ending(key.ending)}</code>
          {` · ${keyStrings.since(formatDate(key.created_at))}`}
        </p>
      </header>
      <dl className={styles.uses}>
        <Use label={keyStrings.callsToday} value={keyStrings.calls(key.calls_today)} />
        <Use label={keyStrings.callsThisMonth} value={keyStrings.calls(key.calls_this_month)} />
        <Use label={keyStrings.lastUsed} value={lastUseWords(key, new Date())} />
      </dl>
      <div className={styles.ending}>
        {key.revoked_at ? <Tag kind="closed">{keyStrings.revoked}</Tag> : <Revoke applicationKey={key} />}
      </div>
      {!key.revoked_at && (
        <div className={styles.use}>
          <NearContent>
            <KeyUse applicationKey={key} />
          </NearContent>
        </div>
      )}
    </article>
  );
}

function Use({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Revoke({ applicationKey: { id, name } }: { applicationKey: ApplicationKey }) {
  const showToast = useToast();
  const [isConfirming, setConfirming] = useState(false);
  const revoking = useApiMutation(keyCalls.revokeApplicationKey, {
    onSuccess: () => showToast({ text: keyStrings.revokedToast(name) }),
    onError: () => showToast({ text: keyStrings.notRevoked, isError: true }),
    onSettled: () => setConfirming(false),
    invalidates: [keyCalls.listApplicationKeys],
  });

  return (
    <>
      <Button
        look="line"
        isSmall
        aria-label={keyStrings.revokeNamed(name)}
        onClick={() => setConfirming(true)}
      >
        {keyStrings.revoke}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        heading={keyStrings.revokeHeading(name)}
        confirmLabel={keyStrings.revoke}
        isDanger
        isBusy={revoking.isPending}
        onConfirm={() => revoking.mutate({ params: { keyId: id } })}
        onClose={() => setConfirming(false)}
      >
        <p>{keyStrings.revokeHint}</p>
      </ConfirmDialog>
    </>
  );
}

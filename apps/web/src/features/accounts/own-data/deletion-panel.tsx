import { accountCalls } from '@wallabee/contract/accounts/accounts.calls';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { endSession, useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AccountDialog } from './account-dialog.tsx';
import styles from './own-data.module.css';
import { deletionStrings } from './own-data.strings.ts';

export function DeletionPanel({ hasFactor }: { hasFactor: boolean }) {
  const showToast = useToast();
  const navigate = useNavigate();
  const username = useSession()?.username ?? '';
  const [isOpen, setOpen] = useState(false);
  const asking = useApiMutation(accountCalls.askForDeletion, {
    onSuccess: ({ deletion_date }) => {
      showToast({ text: deletionStrings.done(formatDate(deletion_date)) });
      endSession();
      void navigate('/login');
    },
  });
  const close = () => {
    setOpen(false);
    asking.reset();
  };

  return (
    <Panel heading={deletionStrings.heading}>
      <Stack>
        <p>{deletionStrings.lead}</p>
        <Consequences heading={deletionStrings.atOnce} list={deletionStrings.atOnceList} />
        <Consequences heading={deletionStrings.within} list={deletionStrings.withinList} />
        <Consequences heading={deletionStrings.after} list={deletionStrings.afterList} />
        <ButtonRow>
          <Button look="danger" onClick={() => setOpen(true)}>
            {deletionStrings.begin}
          </Button>
        </ButtonRow>
      </Stack>
      <AccountDialog
        isOpen={isOpen}
        heading={deletionStrings.dialog}
        hint={deletionStrings.hint(username)}
        submitLabel={deletionStrings.begin}
        fields={hasFactor ? ['username', 'password', 'code'] : ['username', 'password']}
        failure={asking.error}
        isBusy={asking.isPending}
        onSubmit={({ code, ...typed }) => asking.mutate({ body: { ...typed, ...(hasFactor && { code }) } })}
        onClose={close}
      />
    </Panel>
  );
}

function Consequences({ heading, list }: { heading: string; list: readonly string[] }) {
  return (
    <div className={styles.part}>
      <h3>{heading}</h3>
      <ul className={styles.list}>
        {list.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

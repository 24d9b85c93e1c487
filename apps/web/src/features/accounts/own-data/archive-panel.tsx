import { archiveAddresses } from '@wallabee/contract/accounts/accounts.addresses';
import { useState } from 'react';
import { useDownload } from '../../../platform/queries/use-download.ts';
import { useSession } from '../../../platform/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { saveFile } from '../../../ui/controls/save-file.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { AccountDialog, type Typed } from './account-dialog.tsx';
import { archiveStrings } from './own-data.strings.ts';

export function ArchivePanel({ hasFactor }: { hasFactor: boolean }) {
  const showToast = useToast();
  const username = useSession()?.username ?? '';
  const [isOpen, setOpen] = useState(false);
  const downloading = useDownload<Partial<Typed>>(archiveAddresses.downloadArchive, (file) => {
    saveFile({ name: archiveStrings.fileName(username), type: 'application/zip', content: file });
    showToast({ text: archiveStrings.saved });
    setOpen(false);
  });
  const close = () => {
    setOpen(false);
    downloading.reset();
  };

  return (
    <Panel heading={archiveStrings.heading}>
      <Stack>
        <p>{archiveStrings.lead}</p>
        <p>{archiveStrings.formats}</p>
        <p>{archiveStrings.secrets}</p>
        <ButtonRow>
          <Button onClick={() => setOpen(true)}>{archiveStrings.download}</Button>
        </ButtonRow>
      </Stack>
      <AccountDialog
        isOpen={isOpen}
        heading={archiveStrings.dialog}
        hint={archiveStrings.hint}
        submitLabel={archiveStrings.download}
        fields={hasFactor ? ['password', 'code'] : ['password']}
        failure={downloading.error}
        isBusy={downloading.isPending}
        onSubmit={({ password, code }) => downloading.mutate({ password, ...(hasFactor && { code }) })}
        onClose={close}
      />
    </Panel>
  );
}

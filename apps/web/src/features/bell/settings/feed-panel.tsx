import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import type { BellSettings } from '@wallabee/contract/bell/bell-settings';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/controls/confirm-dialog.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useCopy } from '../../../ui/controls/use-copy.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { LineIcon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './bell-settings.module.css';
import { feedStrings as strings } from './settings.strings.ts';
import { usePatchedSettings } from './use-bell-settings.ts';

export function FeedPanel({ feed }: { feed: BellSettings['feed'] }) {
  return (
    <Panel heading={strings.heading} aside={strings.aside}>
      {feed ? <Addresses feed={feed} /> : <FirstAddress />}
    </Panel>
  );
}

function FirstAddress() {
  const renewing = useRenewedFeed(strings.made);
  return (
    <Stack>
      <p className={styles.hint}>{strings.none}</p>
      <p>
        <Button look="line" isBusy={renewing.isPending} onClick={() => renewing.mutate({})}>
          {strings.make}
        </Button>
      </p>
    </Stack>
  );
}

function Addresses({ feed }: { feed: NonNullable<BellSettings['feed']> }) {
  const [format, setFormat] = useState<'atom' | 'json'>('atom');
  const copy = useCopy(strings);
  const url = format === 'atom' ? feed.atom_url : feed.json_url;
  return (
    <Stack>
      <TextField
        label={strings.address}
        value={url}
        readOnly
        spellCheck={false}
        onFocus={({ target }) => target.select()}
        after={
          <Button look="line" aria-label={strings.copy} onClick={() => void copy(url)}>
            <LineIcon path={COPY} />
          </Button>
        }
      />
      <Segments
        legend={strings.format}
        name="feed-format"
        value={format}
        onSelect={setFormat}
        options={[
          { value: 'atom', label: strings.atom },
          { value: 'json', label: strings.json },
        ]}
      />
      <p className={styles.hint}>
        {`${strings.secret} `}
        <Renew />
      </p>
    </Stack>
  );
}

function useRenewedFeed(words: string, onSettled = () => {}) {
  const showToast = useToast();
  const patch = usePatchedSettings();
  return useApiMutation(bellCalls.renewFeed, {
    onSuccess: (feed) => {
      patch((settings) => ({ ...settings, feed }));
      showToast({ text: words });
    },
    onError: () => showToast({ text: strings.notRenewed, isError: true }),
    onSettled,
  });
}

function Renew() {
  const [isOpen, setOpen] = useState(false);
  const renewing = useRenewedFeed(strings.renewed, () => setOpen(false));
  return (
    <>
      <button className={styles.inText} type="button" onClick={() => setOpen(true)}>
        {strings.renew}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        heading={strings.renewHeading}
        confirmLabel={strings.renew}
        isDanger
        isBusy={renewing.isPending}
        onConfirm={() => renewing.mutate({})}
        onClose={() => setOpen(false)}
      >
        <p>{strings.renewHint}</p>
      </ConfirmDialog>
    </>
  );
}

const COPY =
  'M10 8h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2Zm6 0V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2';

import { useState } from 'react';
import { ImageModal } from '../../game-ui/image-modal.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/controls/confirm-dialog.tsx';
import { Pager } from '../../ui/controls/pager.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadingMark } from '../../ui/feedback/loading-mark.tsx';
import { ListSkeleton, PanelSkeleton, SetCardsSkeleton, TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { itemArt } from './sample-art.ts';
import styles from './style-guide.module.css';
import { styleGuideStrings } from './style-guide.strings.ts';

const { confirm, empty, failed, pagers, tabs, toast } = styleGuideStrings;

export function StateSamples() {
  return (
    <>
      <div className={styles.columns}>
        <EmptyState
          heading={empty.heading}
          text={empty.text}
          action={<Button look="line">{empty.action}</Button>}
        />
        <ErrorState heading={failed.heading} text={failed.text} />
      </div>
      <LoadingMark label={styleGuideStrings.working} />
      <SetCardsSkeleton count={3} />
      <div className={styles.columns}>
        <PanelSkeleton />
        <ListSkeleton rows={3} />
        <TextSkeleton />
      </div>
    </>
  );
}

export function TabSamples() {
  return (
    <>
      <Tabs
        label={styleGuideStrings.tabsLabel}
        currentHref="/style-guide#Inbox"
        tabs={tabs.map((label) => ({
          href: `/style-guide#${label}`,
          label,
          extra: label === 'Inbox' ? <Badge count={3} label={styleGuideStrings.unread} /> : undefined,
        }))}
      />
      {pagers.map((label, place) => (
        <Pager
          key={label}
          label={label}
          current={[0, 9, 41][place] ?? 0}
          total={42}
          href={(page) => `?page=${page}`}
        />
      ))}
    </>
  );
}

export function DialogSamples() {
  const [open, setOpen] = useState<'confirm' | 'image' | null>(null);
  const showToast = useToast();
  const close = () => setOpen(null);
  return (
    <div className={styles.row}>
      <Button look="danger" onClick={() => setOpen('confirm')}>
        {confirm.open}
      </Button>
      <Button look="line" onClick={() => setOpen('image')}>
        {confirm.show}
      </Button>
      <Button look="line" onClick={() => showToast({ text: toast.text })}>
        {toast.show}
      </Button>
      <Button look="line" onClick={() => showToast({ text: toast.failed, isError: true })}>
        {toast.fail}
      </Button>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        heading={confirm.heading}
        confirmLabel={confirm.confirm}
        isDanger
        onConfirm={close}
        onClose={close}
      >
        <p>{confirm.text}</p>
      </ConfirmDialog>
      <ImageModal
        isOpen={open === 'image'}
        name={styleGuideStrings.items[3]}
        art={itemArt(3)}
        hue={252}
        onClose={close}
      />
    </div>
  );
}

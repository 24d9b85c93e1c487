import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ImageModal } from '../../ui/image-modal.tsx';
import { LoadingMark } from '../../ui/loading-mark.tsx';
import { Pager } from '../../ui/pager.tsx';
import { ListSkeleton, PanelSkeleton, SetCardsSkeleton, TextSkeleton } from '../../ui/skeletons.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './pieces.module.css';
import { piecesStrings } from './pieces.strings.ts';
import { itemArt } from './sample-art.ts';

const { confirm, empty, failed, pagers, tabs, toast } = piecesStrings;

export function StatePieces() {
  return (
    <>
      <div className={styles.halves}>
        <EmptyState
          heading={empty.heading}
          text={empty.text}
          action={<Button look="line">{empty.action}</Button>}
        />
        <ErrorState heading={failed.heading} text={failed.text} />
      </div>
      <LoadingMark label={piecesStrings.working} />
      <SetCardsSkeleton count={3} />
      <div className={styles.halves}>
        <PanelSkeleton />
        <ListSkeleton rows={3} />
        <TextSkeleton />
      </div>
    </>
  );
}

export function TabPieces() {
  return (
    <>
      <Tabs
        label={piecesStrings.tabsLabel}
        currentHref="/pieces#Inbox"
        tabs={tabs.map((label) => ({
          href: `/pieces#${label}`,
          label,
          extra: label === 'Inbox' ? <Badge count={3} label={piecesStrings.unread} /> : undefined,
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

export function DialogPieces() {
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
        name={piecesStrings.items[3]}
        art={itemArt(3)}
        hue={252}
        onClose={close}
      />
    </div>
  );
}

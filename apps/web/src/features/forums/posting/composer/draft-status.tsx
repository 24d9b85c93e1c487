import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { useOfferToast } from '../../../../ui/feedback/use-offer-toast.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { changeDraft, type Draft, isEmptyDraft, isOfPost, isUnsaved } from '../drafts.ts';
import type { DraftInUse } from '../use-draft.ts';
import styles from './composer.module.css';
import { composerStrings } from './composer.strings.ts';
import { useDiscardDraft } from './use-discard-draft.ts';
import { useDraftSync } from './use-draft-sync.ts';

export function DraftStatus({ use, children }: { use: DraftInUse; children?: ReactNode }) {
  const sync = useDraftSync(use);
  const discardDraft = useDiscardDraft(use);
  const offer = useOfferToast();
  const { draft } = use;

  const discard = () => {
    const before = use.current();
    discardDraft();
    offer(composerStrings.discarded, {
      label: composerStrings.undo,
      onAction: () => use.replace(changeDraft({ ...before, savedAt: null }, {})),
    });
  };

  return (
    <>
      {sync.other && <OtherDraft other={sync.other} onUse={sync.swapWithOther} onLeave={sync.leaveOther} />}
      <div className={styles.options}>
        {isEmptyDraft(draft) || draft.changedAt === 0 ? (
          <span>{composerStrings.keptSafe}</span>
        ) : (
          <>
            <span className={styles.status}>
              <SavedWords draft={draft} failure={sync.failure} />
            </span>
            {!isOfPost(use.place) && (
              <Button look="quiet" isSmall onClick={discard}>
                {composerStrings.discard}
              </Button>
            )}
          </>
        )}
        {children}
      </div>
    </>
  );
}

function SavedWords({ draft, failure }: { draft: Draft; failure: Error | null }) {
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new change is counted from its own time.
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [draft.changedAt]);
  if (isUnsaved(draft)) return failure ? composerStrings.savedHere(failure.message) : composerStrings.saving;
  const seconds = Math.max(0, Math.round((now - draft.changedAt) / 1_000));
  return (
    <>
      <Icon name="check" />
      {composerStrings.saved(composerStrings.seconds(seconds))}
    </>
  );
}

const TICK_MS = 4_000;

interface OtherDraftProps {
  other: Draft;
  onUse: () => void;
  onLeave: () => void;
}

function OtherDraft({ other, onUse, onLeave }: OtherDraftProps) {
  return (
    <div className={styles.other} role="status">
      <p>{composerStrings.otherDraft}</p>
      <blockquote>{other.text}</blockquote>
      <div className={styles.options}>
        <Button look="line" isSmall onClick={onUse}>
          {composerStrings.useOther}
        </Button>
        <Button look="quiet" isSmall onClick={onLeave}>
          {composerStrings.leaveOther}
        </Button>
      </div>
    </div>
  );
}

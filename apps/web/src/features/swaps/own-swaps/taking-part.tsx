import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/controls/confirm-dialog.tsx';
import { Latch } from '../../../ui/controls/latch.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ownPageStrings as strings } from './editor.strings.ts';
import type { OwnChanges } from './use-own-changes.ts';

/** Leaving ends proposals of others too, so it asks once. */
export function TakingPart({ own, changes }: { own: OwnSwaps; changes: OwnChanges }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Panel heading={strings.taking}>
      <Latch
        label={strings.takePart}
        detail={own.left_out ? strings.leftOut : strings.takesPart}
        checked={!own.left_out}
        onChange={(event) => {
          if (!event.target.checked) return setAsking(true);
          changes.change(own, { left_out: false }, { done: strings.cameBack });
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        heading={strings.leaveHeading}
        confirmLabel={strings.leave}
        isDanger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          changes.change(own, { left_out: true }, { done: strings.left });
        }}
      >
        <p>{strings.leaveText}</p>
      </ConfirmDialog>
    </Panel>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/controls/confirm-dialog.tsx';
import { Tag, type TagKind } from '../../../ui/feedback/tag.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { deviceStrings as strings } from './device.strings.ts';
import type { Device, DeviceState } from './use-device.ts';

export function DevicePanel({ device }: { device: Device }) {
  const { state, usedBytes, download } = device;
  const isAbsent = state === 'absent' || state === 'failed' || state === 'downloading';
  return (
    <Panel
      heading={strings.heading}
      aside={strings.tags[state] && <Tag kind={TAGS[state]}>{strings.tags[state]}</Tag>}
    >
      <Stack>
        <p role="status">{strings.about[state]}</p>
        {state === 'ready' && usedBytes !== undefined && <p>{strings.used(megabytesOf(usedBytes))}</p>}
        {isAbsent && (
          <div>
            <Button isBusy={state === 'downloading'} onClick={download}>
              {strings.download}
            </Button>
          </div>
        )}
        {state === 'ready' && <RemoveButton onRemove={device.remove} />}
      </Stack>
    </Panel>
  );
}

function RemoveButton({ onRemove }: { onRemove: () => void }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div>
      <Button look="line" isSmall onClick={() => setAsked(true)}>
        {strings.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        heading={strings.removeAsks}
        confirmLabel={strings.removeYes}
        onConfirm={() => {
          setAsked(false);
          onRemove();
        }}
        onClose={() => setAsked(false)}
      >
        <p>{strings.removeText}</p>
      </ConfirmDialog>
    </div>
  );
}

const TAGS = {
  unknown: 'line',
  unsupported: 'line',
  'switched-off': 'line',
  absent: 'line',
  downloading: 'line',
  ready: 'live',
  failed: 'line',
} as const satisfies Record<DeviceState, TagKind>;

/** One digit behind the point is more than anybody needs. */
function megabytesOf(bytes: number): string {
  return formatNumber(Math.max(1, Math.round(bytes / 1_000_000)));
}

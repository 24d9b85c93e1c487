import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import type { BellSettings } from '@wallabee/contract/bell/bell-settings';
import type { PushDevice } from '@wallabee/contract/bell/push';
import { useRef } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { MediaList, MediaRow } from '../../../ui/lists/media-list.tsx';
import { dayOf, whenNoted } from '../notes/note-times.ts';
import { pushStrings as strings } from './settings.strings.ts';
import { usePatchedSettings } from './use-bell-settings.ts';
import type { OwnPush } from './use-push.ts';

export function PushPanel({ settings, push }: { settings: BellSettings['push']; push: OwnPush }) {
  const { devices, public_key } = settings;
  const heading = useRef<HTMLHeadingElement>(null);
  const isHere = devices.some(({ endpoint_digest }) => endpoint_digest === push.digest);
  return (
    <Panel
      heading={strings.heading}
      headingRef={heading}
      aside={
        <Tag kind={devices.length > 0 ? 'live' : 'line'}>{devices.length > 0 ? strings.on : strings.off}</Tag>
      }
    >
      <Stack>
        {devices.length === 0 ? (
          <p>{strings.none}</p>
        ) : (
          <MediaList label={strings.devices}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                push={push}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </MediaList>
        )}
        {!isHere && <ThisDevice push={push} publicKey={public_key} />}
      </Stack>
    </Panel>
  );
}

type DeviceRowProps = { device: PushDevice; push: OwnPush; onRemoved: () => void };

function DeviceRow({ device, push, onRemoved }: DeviceRowProps) {
  const now = new Date();
  const isHere = device.endpoint_digest === push.digest;
  const showToast = useToast();
  const patch = usePatchedSettings();
  const removing = useApiMutation(bellCalls.removeDevice, {
    onSuccess: async () => {
      onRemoved();
      if (isHere) await push.forget();
      patch((settings) => ({
        ...settings,
        push: { ...settings.push, devices: settings.push.devices.filter(({ id }) => id !== device.id) },
      }));
      showToast({ text: strings.removed(device.name) });
    },
    onError: () => showToast({ text: strings.notRemoved, isError: true }),
  });
  const rang = device.last_rang_at
    ? strings.lastRang(whenNoted(device.last_rang_at, now))
    : strings.neverRang;
  return (
    <MediaRow
      picture={<Icon name={isPhone(device.name) ? 'phone' : 'screen'} />}
      title={
        <>
          {device.name} {isHere && <Tag kind="line">{strings.here}</Tag>}
        </>
      }
      detail={`${strings.since(dayOf(device.created_at, now))}, ${rang}`}
      end={
        <Button
          look="quiet"
          isSmall
          isBusy={removing.isPending}
          aria-label={strings.removeNamed(device.name)}
          onClick={() => removing.mutate({ params: { deviceId: device.id } })}
        >
          {strings.remove}
        </Button>
      }
    />
  );
}

function ThisDevice({ push, publicKey }: { push: OwnPush; publicKey: string | null }) {
  if (push.permission === 'switched-off') return <Notice kind="plain">{strings.switchedOff}</Notice>;
  if (push.permission === 'unsupported' || publicKey === null)
    return <Notice kind="plain">{strings.unsupported}</Notice>;
  if (push.permission === 'denied') return <Notice kind="bad">{strings.denied}</Notice>;
  return (
    <>
      {push.problem && <Notice kind="bad">{push.problem}</Notice>}
      <div>
        <Button look="line" isSmall isBusy={push.isBusy} onClick={() => void push.allow(publicKey)}>
          {isPhone(navigator.userAgent) ? strings.allowPhone : strings.allowComputer}
        </Button>
      </div>
    </>
  );
}

function isPhone(device: string): boolean {
  return /Android|iPhone|iPad|Mobile/.test(device);
}

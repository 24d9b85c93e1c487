import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCallApi } from '../../../platform/api/api.ts';
import { isWorkerOff } from '../../../platform/offline/worker-off.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { canPush, ownDigest, subscribe, unsubscribe } from './push-subscription.ts';
import { pushStrings } from './settings.strings.ts';
import { usePatchedSettings } from './use-bell-settings.ts';

export interface OwnPush {
  permission: NotificationPermission | 'unsupported' | 'switched-off';
  /** Of this browser's endpoint; null where it has none. */
  digest: string | null;
  isBusy: boolean;
  problem: string | undefined;
  allow: (publicKey: string) => Promise<void>;
  forget: () => Promise<void>;
}

/** What this browser allows, and whether it is subscribed. */
export function usePush(): OwnPush {
  const [permission, setPermission] = useState(readPermission);
  const [digest, setDigest] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const addDevice = useAddDevice();
  usePermissionChange(() => setPermission(readPermission()));
  useEffect(() => {
    void readDigest().then(setDigest);
  }, []);

  async function allow(publicKey: string) {
    setBusy(true);
    setProblem(await tryToAllow(publicKey));
    setPermission(readPermission());
    setDigest(await readDigest());
    setBusy(false);
  }
  async function tryToAllow(publicKey: string): Promise<string | undefined> {
    const answer = await Notification.requestPermission();
    if (answer === 'denied') return undefined;
    if (answer === 'default') return pushStrings.unanswered;
    const subscription = await subscribe(publicKey).catch(() => null);
    return subscription ? addDevice(subscription) : pushStrings.failed;
  }
  async function forget() {
    await unsubscribe().catch(() => {});
    setDigest(null);
  }
  return { permission, digest, isBusy, problem, allow, forget };
}

/** Returns what went wrong; nothing where it worked. */
function useAddDevice() {
  const callApi = useCallApi();
  const showToast = useToast();
  const patch = usePatchedSettings();
  return async (subscription: PushSubscription): Promise<string | undefined> => {
    const { endpoint, keys } = subscription.toJSON();
    const body = {
      endpoint: endpoint ?? '',
      keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    };
    try {
      const device = await callApi(bellCalls.addDevice, { body });
      patch((settings) => ({
        ...settings,
        push: {
          ...settings.push,
          devices: [device, ...settings.push.devices.filter(({ id }) => id !== device.id)],
        },
      }));
      showToast({ text: pushStrings.allowed });
    } catch (failure) {
      await subscription.unsubscribe().catch(() => {});
      const isTooMany = isApiFailure(failure) && failure.problem.reason === 'too_many_devices';
      return isTooMany ? pushStrings.tooMany : pushStrings.failed;
    }
  };
}

/** Some browsers forbid workers in private windows; then there is no subscription. */
async function readDigest(): Promise<string | null> {
  return canPush() ? ownDigest().catch(() => null) : null;
}

function readPermission(): OwnPush['permission'] {
  if (isWorkerOff()) return 'switched-off';
  return canPush() ? Notification.permission : 'unsupported';
}

/** A player may allow it in the settings of the browser while the page is open. */
function usePermissionChange(onChange: () => void) {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    let status: PermissionStatus | undefined;
    let isGone = false;
    navigator.permissions?.query({ name: 'notifications' }).then(
      (found) => {
        if (isGone) return;
        status = found;
        status.onchange = () => change();
      },
      () => {
        // A browser without this permission has nothing to say about it.
      },
    );
    return () => {
      isGone = true;
      if (status) status.onchange = null;
    };
  }, []);
}

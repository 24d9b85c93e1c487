import { isWorkerOff } from '../../../platform/offline/worker-off.ts';

export function canPush(): boolean {
  return (
    'serviceWorker' in navigator && !isWorkerOff() && 'PushManager' in window && 'Notification' in window
  );
}

/** The digest of this browser's endpoint, by which the list of devices knows it; null without a subscription. */
export async function ownDigest(): Promise<string | null> {
  const subscription = await currentSubscription();
  return subscription && digestOf(subscription.endpoint);
}

export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const { activeRegistration } = await import('../../../platform/offline/registration.ts');
  const { pushManager } = await activeRegistration();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return pushManager.subscribe(options).catch(async () => {
    // A browser refuses a second key until the subscription with the first has ended.
    await unsubscribe();
    return pushManager.subscribe(options);
  });
}

export async function unsubscribe(): Promise<void> {
  await (await currentSubscription())?.unsubscribe();
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function digestOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

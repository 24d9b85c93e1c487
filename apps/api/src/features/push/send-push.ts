import type { BellKind } from '@wallabee/contract/bell/bell-kinds';
import webPush, { type Urgency } from 'web-push';
import type { PostOutcome, PostOutside } from '../../platform/outside/post-outside.ts';
import { PUSH_TITLES } from './push.strings.ts';
import type { PushIdentity } from './push-identity.ts';

export interface PushServices {
  post: PostOutside;
  pushIdentity: () => Promise<PushIdentity>;
  siteUrl: string;
}

export interface PushMessage {
  device: { endpoint: string; public_key: string; auth_secret: string };
  notification_id: number;
  kind: BellKind;
  about: string;
  words: string;
  /** A path on the site. */
  url: string;
  icon: string;
}

/** Encrypts the message for the browser and posts it to its push service. */
export async function sendPush(
  { post, pushIdentity }: Omit<PushServices, 'siteUrl'>,
  { device, kind, ...message }: PushMessage,
): Promise<PostOutcome> {
  const payload = JSON.stringify({
    id: message.notification_id,
    title: PUSH_TITLES[kind],
    body: message.words.slice(0, LONGEST_BODY),
    url: message.url,
    tag: `${kind}:${message.about}`,
    icon: message.icon,
  });
  const { publicKey, privateKey, subject } = await pushIdentity();
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.public_key, auth: device.auth_secret } },
    payload,
    { vapidDetails: { publicKey, privateKey, subject }, TTL: ONE_DAY, urgency: URGENCIES[kind] ?? 'normal' },
  );
  return post({ url: new URL(device.endpoint), headers, body });
}

/** Push services take 4,096 bytes at most, and a character may need four. */
const LONGEST_BODY = 500;
const ONE_DAY = 24 * 60 * 60;

/** A browser that saves power may delay what is less urgent. */
const URGENCIES: Partial<Record<BellKind, Urgency>> = {
  alerts: 'high',
  trades: 'high',
  messages: 'high',
  threads: 'low',
  buzzes: 'low',
  former_items: 'low',
  sets: 'low',
  releases: 'low',
};

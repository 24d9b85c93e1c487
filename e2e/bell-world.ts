import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { answerThread, startThread } from './forum-steps.ts';
import { sessionOf } from './players.ts';

export const bellOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Somebody writes the name of staff in a thread. Other tests write to other players. */
export async function mentionStaff(title: string): Promise<number> {
  const thread = await startThread('regular 0', 4, title);
  await mentionStaffIn(thread);
  return thread;
}

export async function mentionStaffIn(thread: number) {
  await answerThread('regular 0', thread, `What does @${(await sessionOf('staff')).username} think?`);
}

/** An answer of the API, for states that no world has on its own. */
export function notificationsOf(notifications: object[], facts: object = {}) {
  return {
    notifications,
    unseen: 0,
    unread: { all: notifications.length, trades: 0, mentions: 0 },
    has_more: false,
    next_before: null,
    oldest_at: notifications.length === 0 ? null : '2019-06-02T10:00:00.000Z',
    ...facts,
  };
}

export function notificationOf(id: number, facts: object = {}) {
  return {
    id,
    kind: 'sets',
    event: 'set_finished',
    at: '2026-11-16T08:14:00.000Z',
    words: 'You finished The Reef Opera',
    parts: [
      { is: 'text', text: 'You finished ', url: null },
      { is: 'link', text: 'The Reef Opera', url: '/tools/sets/40' },
    ],
    url: '/tools/sets/40',
    picture: null,
    deal: null,
    lapses_at: null,
    alert_id: null,
    is_read: false,
    is_seen: false,
    gathered: [id],
    ...facts,
  };
}

/** One side of the deal of a proposed swap. */
export function numberOf(name: string, number = 42) {
  return {
    item_id: number,
    item_type_id: 109,
    name,
    set_id: 40,
    set_name: 'The Reef Opera',
    number,
    class: 'dd',
    variant_id: null,
    variant_name: null,
    retired: false,
    hue: 210,
    image_key: 'none',
  };
}

/** A browser without a window allows no notifications and reaches no push service, so its part is made here. */
export async function stubSubscription(page: Page) {
  const pair = createECDH('prime256v1');
  const made = {
    endpoint: `https://push.example/send/${randomBytes(8).toString('hex')}`,
    keys: {
      p256dh: pair.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await page.addInitScript((json) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    let isOn = sessionStorage.getItem('subscribed') !== null;
    const set = (on: boolean) => {
      isOn = on;
      if (on) sessionStorage.setItem('subscribed', '');
      else sessionStorage.removeItem('subscribed');
    };
    const subscription = {
      endpoint: json.endpoint,
      toJSON: () => json,
      unsubscribe: async () => {
        set(false);
        return true;
      },
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => {
      set(true);
      return subscription;
    };
    PushManager.prototype.getSubscription = async () => (isOn ? subscription : null);
  }, made);
}

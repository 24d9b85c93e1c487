import type { Attempt } from './attempt.ts';

const EVERYBODY = { stranger: 200, staff: 200, owner: 200 };

/** What a player asks about, or does with, their own items. */
export const OWN_ATTEMPTS: Record<string, Attempt[]> = {
  'POST /me/actions': [
    {
      why: 'another’s item',
      path: () => '/me/actions',
      json: ({ spares }) => ({ action: 'lock', item_id: spares.ada }),
      answers: { stranger: 409, staff: 409, owner: 200 },
    },
  ],
  'GET /me/ways/{itemTypeId}': [{ path: ({ spareType }) => `/me/ways/${spareType}`, answers: EVERYBODY }],
  'GET /me/plan': [{ path: ({ spareType }) => `/me/plan?types=${spareType}`, answers: EVERYBODY }],
  'GET /me/plans': [{ path: () => '/me/plans', answers: EVERYBODY }],
  'GET /me/hive': [{ path: () => '/me/hive', answers: EVERYBODY }],
  'GET /me/lists': [{ path: () => '/me/lists', answers: EVERYBODY, namesTypes: true }],
  'GET /me/proudest': [{ path: () => '/me/proudest', answers: EVERYBODY }],
  'POST /me/proudest': [
    {
      why: 'another’s item',
      path: () => '/me/proudest',
      json: ({ spares }) => ({ item_ids: [spares.ada] }),
      answers: { stranger: 403, staff: 403, owner: 200 },
    },
  ],
  'GET /me/friends-in-common/{player}': [
    { path: ({ bo }) => `/me/friends-in-common/${bo.id}`, answers: EVERYBODY },
  ],
  'GET /me/pouch': [{ path: () => '/me/pouch', answers: EVERYBODY }],
  'GET /me/radar': [{ path: () => '/me/radar', answers: EVERYBODY }],
  'GET /me/notifications': [{ path: () => '/me/notifications', answers: EVERYBODY }],
  'POST /me/notifications/read': [
    { path: () => '/me/notifications/read', json: () => ({ up_to: 1 }), answers: EVERYBODY },
  ],
  'POST /me/notifications/seen': [
    { path: () => '/me/notifications/seen', json: () => ({ up_to: 1 }), answers: EVERYBODY },
  ],
  'GET /me/notifications/settings': [{ path: () => '/me/notifications/settings', answers: EVERYBODY }],
  'PATCH /me/notifications/settings': [
    {
      path: () => '/me/notifications/settings',
      json: () => ({ kinds: [{ kind: 'trades', push: false }] }),
      answers: EVERYBODY,
    },
  ],
};

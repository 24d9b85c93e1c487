import type { AccessScene } from './access-scene.ts';
import type { Attempt } from './attempt.ts';

const EVERYBODY = { stranger: 200, staff: 200, owner: 200 };
const OWNER = { stranger: 404, staff: 404, owner: 200 };
const path = ({ ids }: AccessScene) => `/me/alerts/${ids.alert}`;

/** An alert is its owner's alone, staff or not. */
export const ALERT_ATTEMPTS: Record<string, Attempt[]> = {
  'GET /me/alerts': [{ path: () => '/me/alerts', answers: EVERYBODY }],
  'POST /me/alerts': [
    { path: () => '/me/alerts', json: () => ({ of: 'numbers', q: '#7' }), answers: EVERYBODY },
    {
      why: 'a thread in a forum for staff',
      path: () => '/me/alerts',
      json: ({ ids }) => ({ of: 'thread', about_id: ids.hiddenThread }),
      answers: { stranger: 404, staff: 200, owner: 404 },
    },
  ],
  'GET /me/alerts/{alertId}': [{ path, answers: OWNER }],
  'PATCH /me/alerts/{alertId}': [{ path, json: () => ({ paused: true }), answers: OWNER }],
  'DELETE /me/alerts/{alertId}': [{ path, answers: OWNER }],
};

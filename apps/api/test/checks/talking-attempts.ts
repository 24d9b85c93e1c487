import type { AccessScene } from './access-scene.ts';
import type { Attempt } from './attempt.ts';

const EVERYBODY = { stranger: 200, staff: 200, owner: 200 };
const STAFF = { stranger: 404, staff: 200, owner: 404 };
const why = 'in a forum for staff';
const hiddenThread = ({ ids }: AccessScene) => `/me/mutes/thread/${ids.hiddenThread}`;

/** Post 1 is ada's, in a forum for everybody; post 4 is in a forum for staff, and written by staff. */
export const TALKING_ATTEMPTS: Record<string, Attempt[]> = {
  'PUT /me/forum/post/{postId}/buzz': [
    {
      why: 'not for one’s own post',
      path: () => '/me/forum/post/1/buzz',
      answers: { ...EVERYBODY, owner: 403 },
    },
    { why, path: () => '/me/forum/post/4/buzz', answers: { ...STAFF, staff: 403 } },
  ],
  'DELETE /me/forum/post/{postId}/buzz': [
    { path: () => '/me/forum/post/1/buzz', answers: EVERYBODY },
    { why, path: () => '/me/forum/post/4/buzz', answers: STAFF },
  ],
  'GET /forum/post/{postId}/buzzes': [
    { path: () => '/forum/post/1/buzzes', answers: EVERYBODY },
    { why, path: () => '/forum/post/4/buzzes', answers: STAFF },
  ],
  'GET /forum/search': [
    { path: () => '/forum/search?q=first', answers: EVERYBODY },
    { why, path: ({ ids }) => `/forum/search?q=only&forum=${ids.hidden}`, answers: STAFF },
  ],
  'GET /forum/related': [{ path: ({ ids }) => `/forum/related?item=${ids.unique}`, answers: EVERYBODY }],
  'GET /me/mutes': [{ path: () => '/me/mutes', answers: EVERYBODY }],
  'PUT /me/mutes/thread/{threadId}': [
    { path: ({ ids }) => `/me/mutes/thread/${ids.thread}`, answers: EVERYBODY },
    { why, path: hiddenThread, answers: STAFF },
  ],
  'DELETE /me/mutes/thread/{threadId}': [{ path: hiddenThread, answers: EVERYBODY }],
  'PUT /me/mutes/player/{playerId}': [
    { path: ({ bo }) => `/me/mutes/player/${bo.id}`, answers: EVERYBODY },
    {
      why: 'not oneself',
      path: ({ ada }) => `/me/mutes/player/${ada.id}`,
      answers: { ...EVERYBODY, owner: 403 },
    },
  ],
  'DELETE /me/mutes/player/{playerId}': [
    { path: ({ ada }) => `/me/mutes/player/${ada.id}`, answers: EVERYBODY },
  ],
};

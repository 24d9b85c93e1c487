import type { AccessScene } from './access-scene.ts';
import type { Attempt } from './attempt.ts';

const EVERYBODY = { stranger: 200, staff: 200, owner: 200 };
const ONLY_OWNER = { stranger: 404, staff: 404, owner: 200 };
const FORM = {
  name: 'Shelf counter',
  website: 'https://shelf.example',
  redirect_uris: ['https://shelf.example/callback'],
};

const asked = ({ app }: AccessScene) => ({
  client_id: app.clientId,
  redirect_uri: 'https://shelf.example/callback',
  response_type: 'code',
  code_challenge: 'c'.repeat(43),
  code_challenge_method: 'S256',
});

export const APP_ATTEMPTS: Record<string, Attempt[]> = {
  'GET /me/apps': [{ path: () => '/me/apps', answers: EVERYBODY }],
  'POST /me/apps/made': [{ path: () => '/me/apps/made', json: () => FORM, answers: EVERYBODY }],
  'GET /me/apps/consent': [
    { path: (scene) => `/me/apps/consent?${new URLSearchParams(asked(scene))}`, answers: EVERYBODY },
  ],
  'POST /me/apps/consent': [
    {
      path: () => '/me/apps/consent',
      body: (scene) => ({ ...asked(scene), decision: 'allow' }),
      answers: EVERYBODY,
    },
  ],
  'PUT /me/apps/made/{client}': [
    { path: ({ app }) => `/me/apps/made/${app.clientId}`, json: () => FORM, answers: ONLY_OWNER },
  ],
  'DELETE /me/apps/allowed/{grantId}': [
    { path: ({ app }) => `/me/apps/allowed/${app.grantId}`, answers: ONLY_OWNER },
  ],
  'DELETE /me/apps/made/{client}': [
    { path: ({ app }) => `/me/apps/made/${app.clientId}`, answers: ONLY_OWNER },
  ],
};

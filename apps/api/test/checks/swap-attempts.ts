import type { AccessScene } from './access-scene.ts';
import type { Attempt } from './attempt.ts';

const EVERYBODY = { stranger: 200, staff: 200, owner: 200 };
const MEMBERS = { stranger: 404, staff: 404, owner: 200 };

const ofSwap = (name: keyof AccessScene['swaps'], step = '', body?: Attempt['body']): Attempt[] => [
  { path: ({ swaps }) => `/swaps/${swaps[name]}${step}`, ...(body && { body }), answers: MEMBERS },
];

/** Only the members of a ring see it, staff or not. */
export const SWAP_ATTEMPTS: Record<string, Attempt[]> = {
  'GET /me/swaps': [{ path: () => '/me/swaps', answers: EVERYBODY }],
  'PUT /me/swaps': [{ path: () => '/me/swaps', json: () => ({ left_out: false }), answers: EVERYBODY }],
  'GET /me/swaps/proposals': [{ path: () => '/me/swaps/proposals', answers: EVERYBODY }],
  'POST /swaps': [
    {
      path: () => '/swaps',
      json: ({ ada, bo, spares }) => ({
        members: [
          { player_id: ada.id, item_id: spares.ada, to: bo.id },
          { player_id: bo.id, item_id: spares.bo, to: ada.id },
        ],
      }),
      answers: { stranger: 409, staff: 409, owner: 200 },
    },
  ],
  'GET /swaps/{swapId}': ofSwap('toAgree'),
  'POST /swaps/{swapId}/seen': ofSwap('toAgree', '/seen'),
  'POST /swaps/{swapId}/messages': ofSwap('toAgree', '/messages', () => ({ text: 'Hello' })),
  'POST /swaps/{swapId}/agree': ofSwap('toAgree', '/agree'),
  'POST /swaps/{swapId}/decline': ofSwap('toDecline', '/decline'),
  'POST /swaps/{swapId}/remind': ofSwap('agreed', '/remind'),
  'POST /swaps/{swapId}/withdraw': ofSwap('agreed', '/withdraw'),
};

import type {
  listApplicationKeys,
  makeApplicationKey,
  revokeApplicationKey,
} from '@wallabee/contract/keys/application-key';
import type { Call } from '../../platform/api.ts';

export const listKeys: Call<typeof listApplicationKeys> = { method: 'GET', path: '/keys' };
export const makeKey: Call<typeof makeApplicationKey> = { method: 'POST', path: '/keys' };
export const revokeKey: Call<typeof revokeApplicationKey> = { method: 'POST', path: '/keys/:keyId/revoke' };

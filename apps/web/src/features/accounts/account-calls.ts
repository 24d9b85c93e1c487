import type {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@wallabee/contract/accounts/second-factor';
import type { endOtherSessions, endOwnSession, listOwnSessions } from '@wallabee/contract/accounts/session';
import type { Call } from '../../platform/api.ts';

export const listSessions: Call<typeof listOwnSessions> = { method: 'GET', path: '/me/sessions' };
export const endSession: Call<typeof endOwnSession> = { method: 'POST', path: '/me/sessions/:sessionId/end' };
export const endOthers: Call<typeof endOtherSessions> = { method: 'POST', path: '/me/sessions/end-others' };

export const readFactor: Call<typeof readSecondFactor> = { method: 'GET', path: '/me/second-factor' };
export const beginFactor: Call<typeof beginSecondFactor> = { method: 'POST', path: '/me/second-factor' };
export const confirmFactor: Call<typeof confirmSecondFactor> = {
  method: 'POST',
  path: '/me/second-factor/confirm',
};
export const renewCodes: Call<typeof renewRecoveryCodes> = {
  method: 'POST',
  path: '/me/second-factor/recovery-codes',
};
export const turnOffFactor: Call<typeof turnOffSecondFactor> = {
  method: 'POST',
  path: '/me/second-factor/off',
};

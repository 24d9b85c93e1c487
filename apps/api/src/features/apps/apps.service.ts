import { randomBytes } from 'node:crypto';
import type { AppForm, ClientId, GrantId } from '@wallabee/contract/apps/app';
import { appRefusal, MOST_APPS } from '@wallabee/contract/apps/app-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { found, notFound, ProblemError } from '../../platform/problems.ts';
import {
  countApps,
  insertApp,
  lockAppsOfPlayer,
  markAppRemoved,
  revokeGrants,
  updateApp,
} from './apps.queries.ts';
import { deleteTokensOfCode, findToken, hasTokens } from './tokens.queries.ts';

export function registerApp(db: Db, order: { playerId: PlayerId; form: AppForm; now: Date }) {
  return db.transaction().execute(async (trx) => {
    await lockAppsOfPlayer(trx, order.playerId);
    const reason = appRefusal(await countApps(trx, order.playerId));
    if (reason) {
      const error = `You have ${MOST_APPS} apps, and that is the most. Remove one first.`;
      throw new ProblemError(409, { code: 'refused', reason, error });
    }
    return insertApp(trx, { ...order, clientId: `app_${randomBytes(16).toString('base64url')}` });
  });
}

export async function editApp(db: Db, order: { playerId: PlayerId; clientId: ClientId; form: AppForm }) {
  return found(await updateApp(db, order), 'app');
}

export function dropApp(db: Db, order: { playerId: PlayerId; clientId: ClientId; now: Date }) {
  return db.transaction().execute(async (trx) => {
    const appId = found(await markAppRemoved(trx, order), 'app');
    await revokeGrants(trx, { appId }, order.now);
  });
}

export function withdrawPermission(db: Db, order: { playerId: PlayerId; grantId: GrantId; now: Date }) {
  const { playerId, grantId, now } = order;
  return db.transaction().execute(async (trx) => {
    const ended = await revokeGrants(trx, { playerId, grantId }, now);
    if (ended === 0) throw notFound('app');
  });
}

/** Ends one login of an app, and the permission with its last login. */
export function endTokens(db: Db, order: { token: string; clientId: string; now: Date }) {
  return db.transaction().execute(async (trx) => {
    const token = await findToken(trx, order);
    if (!token) return;
    await deleteTokensOfCode(trx, token.code_id);
    if (!(await hasTokens(trx, token.grant_id)))
      await revokeGrants(trx, { grantId: token.grant_id }, order.now);
  });
}

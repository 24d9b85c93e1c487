import { playerKey } from '@wallabee/contract/players/player-key-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { forbidden, found, sharedName } from '../../platform/problems.ts';
import { findPlayerId, isSharedName } from './player-ids.queries.ts';

export async function namedPlayer(db: Db, written: string): Promise<PlayerId> {
  const key = playerKey(written);
  const id = await findPlayerId(db, key);
  if (id === undefined && (await isSharedName(db, key.name))) throw sharedName();
  return found(id, 'player');
}

export async function refuseStrangers(db: Db, caller: { id: PlayerId }, written: string) {
  if (written === String(caller.id)) return;
  if ((await namedPlayer(db, written)) !== caller.id) throw forbidden('This is another player’s affair.');
}

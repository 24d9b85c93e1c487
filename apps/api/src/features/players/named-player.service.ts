import { playerKey } from '@wallabee/contract/players/player-key-rules';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { forbidden, found } from '../../platform/problems.ts';
import { findPlayerId } from './player-ids.queries.ts';

export async function namedPlayer(db: Db, written: string): Promise<PlayerId> {
  return found(await findPlayerId(db, playerKey(written)), 'player');
}

export async function refuseStrangers(db: Db, caller: { id: PlayerId }, written: string) {
  if (written === String(caller.id)) return;
  if ((await namedPlayer(db, written)) !== caller.id) throw forbidden('This is another player’s affair.');
}

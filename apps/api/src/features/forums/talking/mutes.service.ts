import { canSee } from '@wallabee/contract/forums/forum-rules';
import type { PlayerId, ThreadId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { found } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import { refuse } from '../refuse.ts';
import { type ForumServices, visibleThread } from '../visible-thread.ts';
import {
  findPlayer,
  insertMute,
  listMutedThreads,
  type MutedKind,
  type NewMute,
  selectMutedPlayers,
} from './mutes.queries.ts';
import { toMutedPlayer, toMutedThread } from './talking.views.ts';

export async function muteThreadFor(services: ForumServices, player: SignedInPlayer, threadId: ThreadId) {
  await visibleThread(services.db, threadId, player);
  await mute(services, 'thread', { player: player.id, about: threadId });
}

export async function mutePlayerFor(services: ForumServices, player: SignedInPlayer, playerId: PlayerId) {
  if (playerId === player.id) refuse('own_mute');
  found(await findPlayer(services.db, playerId), 'player');
  await mute(services, 'player', { player: player.id, about: playerId });
}

async function mute({ db, now }: ForumServices, kind: MutedKind, asked: Omit<NewMute, 'now'>) {
  if (!(await insertMute(db, kind, { ...asked, now: now() }))) refuse('too_many_mutes');
}

export async function mutesOf(db: Db, player: SignedInPlayer) {
  const [threads, players] = await Promise.all([
    listMutedThreads(db, player.id),
    selectMutedPlayers(db, player.id).execute(),
  ]);
  return {
    threads: threads.filter((thread) => canSee(thread, player)).map(toMutedThread),
    players: players.map(toMutedPlayer),
  };
}

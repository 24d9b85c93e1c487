import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { type GameCatalogue, isReleasedAt } from '@wallabee/game/state/game-catalogue';
import type { Db } from '../../../platform/db/db.ts';
import type { Notice } from '../ring-bell.ts';
import { linkTo, nameOf, plain } from '../sentence.ts';
import type { EventOf, GameEvent } from './game-event.ts';
import { listFriendsOf, listSavedTypes, listSetNames } from './sets.queries.ts';

/** The player who finished a set, and their friends. */
export async function finishedNotices(trx: Db, events: readonly GameEvent[]): Promise<Notice[]> {
  const finished = events.filter((event) => event.kind === 'set');
  if (finished.length === 0) return [];
  const friends = await listFriendsOf(
    trx,
    finished.flatMap(({ data }) => data.player?.id ?? []),
  );
  return finished.flatMap((event) => {
    const { player } = event.data;
    if (!player) return [];
    const own = finishedNotice(event, player.id, [plain('You finished ')]);
    const others = (friends.get(player.id) ?? []).map((friend) =>
      finishedNotice(event, friend, [nameOf(player.name), plain(' finished ')]),
    );
    return [own, ...others];
  });
}

function finishedNotice(
  { data, at }: EventOf<'set'>,
  playerId: PlayerId,
  who: readonly Notice['parts'][number][],
): Notice {
  const { set, number, url, player } = data;
  const key = `finished:${player?.id}:${set.id}`;
  return {
    playerId,
    kind: 'sets',
    event: playerId === player?.id ? 'set_finished' : 'friend_finished_set',
    key,
    about: key,
    at,
    parts: [...who, linkTo(set.name, url), plain(`, number ${formatNumber(number)}`)],
    url,
    ...(player && playerId !== player.id && { picture: { of: 'player', id: player.id } }),
  };
}

/** A player who has just saved an item and lacks one type of its set. */
export async function oneShortNotices(
  trx: Db,
  events: readonly GameEvent[],
  { game, now }: { game: GameCatalogue; now: Date },
): Promise<Notice[]> {
  const begun = new Map<string, { player: PlayerId; set: SetId; at: Date }>();
  for (const { kind, data, item_type_id, at } of events) {
    if (kind !== 'saved' || data.what !== 'saved' || !data.to || item_type_id === null) continue;
    const set = game.types.get(item_type_id)?.set_id;
    if (set !== undefined && isOrdinarySet(set))
      begun.set(`${data.to.id} ${set}`, { player: data.to.id, set, at });
  }
  if (begun.size === 0) return [];
  const pairs = [...begun.values()];
  const saved = await listSavedTypes(trx, pairs);
  const near = pairs.filter(({ player, set }) => {
    const types = saved.get(`${player} ${set}`);
    const left = game.bySet
      .get(set)
      ?.filter((type) => isReleasedAt(type, now.getTime()) && !types?.has(type.id));
    return types !== undefined && left?.length === 1;
  });
  if (near.length === 0) return [];
  const names = await listSetNames(trx, near);
  return near.map(({ player, set, at }) => ({
    playerId: player,
    kind: 'sets',
    event: 'one_short',
    key: `one-short:${set}`,
    about: `set:${set}`,
    at,
    parts: [plain('You are one short of '), linkTo(names.get(set) ?? 'a set', `/plan/${set}`)],
    url: `/plan/${set}`,
  }));
}

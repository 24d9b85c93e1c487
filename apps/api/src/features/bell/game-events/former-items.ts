import type { Db } from '../../../platform/db/db.ts';
import type { Notice } from '../ring-bell.ts';
import { linkTo, nameOf, numberChip, plain } from '../sentence.ts';
import { listFormerHolders } from './former-items.queries.ts';
import type { EventOf, GameEvent } from './game-event.ts';

type Moved = EventOf<'place'> | EventOf<'trade'> | EventOf<'gone'> | EventOf<'market'>;

/** Players who once had an item that has moved on, but for the players of the move. */
export async function formerItemNotices(trx: Db, events: readonly GameEvent[]): Promise<Notice[]> {
  const moved = events.filter(hasMovedOn);
  if (moved.length === 0) return [];
  const holders = await listFormerHolders(
    trx,
    moved.flatMap(({ item_id }) => item_id ?? []),
  );
  return moved.flatMap((event) => {
    const former = event.item_id === null ? [] : (holders.get(event.item_id) ?? []);
    return former
      .filter((player) => !event.player_ids.includes(player))
      .map((player): Notice => ({ playerId: player, ...noticeOf(event) }));
  });
}

function hasMovedOn(event: GameEvent): event is Moved {
  if (event.kind === 'market') return event.data.what === 'sold';
  return event.kind === 'place' || event.kind === 'trade' || event.kind === 'gone';
}

function noticeOf({ event_id, item_id, kind, data, at }: Moved): Omit<Notice, 'playerId'> {
  const { name, number, url, item_type_id } = data;
  return {
    kind: 'former_items',
    event: `former_${kind}`,
    key: `former:${event_id}`,
    about: `item:${item_id}`,
    at,
    parts: [
      plain('An old friend moves on: your former '),
      linkTo(name, url),
      plain(' '),
      numberChip(number, url),
      ...whereTo(data),
    ],
    url,
    picture: { of: 'item', id: item_type_id, number },
  };
}

function whereTo({ what, to, place }: Moved['data']) {
  if (what === 'dropped' && place) return [plain(' lies at '), nameOf(place.name)];
  if (what === 'picked_up' && to && place) return [plain(' was found at '), nameOf(place.name)];
  if (to) return [plain(' is with '), nameOf(to.name)];
  return [plain(what === 'mixed' ? ' was mixed into something new' : ' has left the game')];
}

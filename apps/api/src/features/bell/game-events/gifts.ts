import type { Notice } from '../ring-bell.ts';
import { linkTo, nameOf, numberChip, plain } from '../sentence.ts';
import type { EventOf, GameEvent } from './game-event.ts';

export function giftNotices(events: readonly GameEvent[]): Notice[] {
  return events.flatMap((event) => (event.kind === 'trade' ? giftNotice(event) : []));
}

function giftNotice({ data, at, event_id }: EventOf<'trade'>): Notice[] {
  const { what, to, player, item_type_id, number, name, url } = data;
  if (what !== 'gifted' || !to || to.id === player?.id) return [];
  return [
    {
      playerId: to.id,
      kind: 'gifts',
      event: 'gifted',
      key: `gift:${event_id}`,
      about: `gift:${event_id}`,
      at,
      parts: [
        ...(player ? [nameOf(player.name), plain(' gave you ')] : [plain('You were given ')]),
        linkTo(name, url),
        plain(' '),
        numberChip(number, url),
      ],
      url,
      picture: { of: 'item', id: item_type_id, number },
    },
  ];
}

import type { Notification, NotificationPart } from '@wallabee/contract/bell/notification';
import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { PlayerId, SwapId } from '@wallabee/contract/protocol/ids';
import { playerHue, playerImageKey } from '../art/art.public.ts';
import { type NoticePicture, wordsOf } from '../bell/bell.public.ts';
import { type Catalogue, pictures } from '../catalogue/catalogue.public.ts';
import type { listFaces, SwapRow } from '../swaps/swaps.public.ts';
import { toSwapNumber } from '../swaps/swaps.public.ts';
import type { Gathered } from './gather.ts';
import type { NotificationRow } from './notifications.queries.ts';

type Face = Awaited<ReturnType<typeof listFaces>>[number];

export interface Around {
  player: PlayerId;
  faces: ReadonlyMap<PlayerId, Face>;
  /** The open swaps among those that the notifications are about. */
  swaps: ReadonlyMap<SwapId, SwapRow>;
  seenUpTo: number;
  catalogue: Catalogue;
  apiUrl: string;
}

export function toNotification({ newest, all }: Gathered, around: Around): Notification {
  const parts = partsOf(newest, all.length);
  const swap = newest.swap_id === null ? undefined : around.swaps.get(newest.swap_id);
  return {
    id: newest.notification_id,
    kind: newest.kind,
    event: newest.event,
    at: newest.at.toISOString(),
    words: wordsOf(parts),
    parts,
    url: newest.url,
    picture: newest.picture && toPicture(newest.picture, around),
    deal: swap ? dealOf(swap, around) : null,
    lapses_at: swap?.expires_at.toISOString() ?? null,
    alert_id: newest.alert_id,
    is_read: newest.read_at !== null,
    is_seen: newest.notification_id <= around.seenUpTo,
    gathered: all.map(({ notification_id }) => notification_id),
  };
}

function partsOf({ parts }: NotificationRow, count: number): NotificationPart[] {
  if (count === 1) return parts.one;
  if (!parts.together) return [...parts.one, { is: 'text', text: `, and ${count - 1} more`, url: null }];
  return parts.together.map((part) => ({ ...part, text: part.text.replace('{count}', formatNumber(count)) }));
}

function toPicture(picture: NoticePicture, around: Around): Notification['picture'] {
  return picture.of === 'player' ? toFace(picture.id, around) : toItem(picture, around);
}

function toFace(id: PlayerId, { faces, apiUrl }: Around): Notification['picture'] {
  const face = faces.get(id);
  if (!face) return null;
  return {
    of: 'player',
    id,
    name: face.name,
    class: null,
    hue: playerHue(id),
    image_key: playerImageKey(face),
    ...pictures({ kind: 'player', id }, apiUrl),
  };
}

function toItem(
  { id, number }: Extract<NoticePicture, { of: 'item' }>,
  { catalogue, apiUrl }: Around,
): Notification['picture'] {
  const type = catalogue.items.get(id);
  if (!type) return null;
  return {
    of: 'item',
    id,
    name: type.name,
    class: number === null ? null : prestigeOf(number),
    hue: type.hue,
    image_key: type.image_key,
    ...pictures({ kind: 'item', id }, apiUrl),
  };
}

/** What the player gives and gets, while the swap waits for their answer. */
function dealOf({ members }: SwapRow, { player, ...shown }: Around): Notification['deal'] {
  const position = members.findIndex(({ player_id }) => player_id === player);
  const [own, giver] = [members[position], members.at(position - 1)];
  if (!own || !giver || own.agreed_at !== null) return null;
  const [give, get] = [toSwapNumber(own, shown), toSwapNumber(giver, shown)];
  return give && get ? { give, get } : null;
}

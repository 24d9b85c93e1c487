import type { NotificationPart } from '@wallabee/contract/bell/notification';
import type { ItemLocation } from '@wallabee/contract/items/item-location';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { NumberFacts } from '@wallabee/game/query/number-facts';
import { z } from 'zod';
import { linkTo, type Notice, numberChip, plain } from '../../bell/bell.public.ts';
import type { Match } from './find-matches.ts';

export interface Names {
  type(id: ItemTypeId): string;
  player(id: PlayerId): string | undefined;
  place(id: PlaceId): string | undefined;
}

/** What a notification says of a match, without the name of the alert. */
export type Said = Pick<Notice, 'url' | 'picture'> & { parts: NotificationPart[] };

/** Null for an event that says too little. */
export function sayMatch({ of, event }: Match, names: Names): Said | null {
  const { kind, facts, item_type_id, data } = event;
  if (of === 'set') return sayFinished(data);
  if (of === 'number') return facts && sayNumber(facts, kind, names);
  if (item_type_id === null) return null;
  const issued = of === 'issued' && facts ? ` now has ${countOf(facts.number, 'number')}` : null;
  return sayType(item_type_id, issued ?? ' has been released', names);
}

function sayNumber(facts: NumberFacts, kind: string, names: Names): Said {
  const { item_type_id: id, number } = facts;
  const url = `/tools/item/${id}/num/${number}`;
  return {
    parts: [
      linkTo(names.type(id), `/tools/item/${id}`),
      plain(' '),
      numberChip(number, url),
      ...sayWhereabouts(facts, kind, names),
    ],
    url,
    picture: { of: 'item', id, number },
  };
}

function sayType(id: ItemTypeId, what: string, names: Names): Said {
  const url = `/tools/item/${id}`;
  return {
    parts: [linkTo(names.type(id), url), plain(what)],
    url,
    picture: { of: 'item', id, number: null },
  };
}

const Finished = z.object({
  player: z.object({ id: z.number(), name: z.string() }),
  set: z.object({ id: z.number(), name: z.string() }),
  number: z.number(),
});

function sayFinished(data: unknown): Said | null {
  const finished = Finished.safeParse(data).data;
  if (!finished) return null;
  const { player, set, number } = finished;
  const url = `/tools/sets/${set.id}`;
  return {
    parts: [
      linkTo(player.name, `/tools/profile/${player.id}/bio`),
      plain(' finished '),
      linkTo(set.name, url),
      plain(` as number ${formatNumber(number)}`),
    ],
    url,
    picture: { of: 'player', id: player.id as PlayerId },
  };
}

function sayWhereabouts(facts: NumberFacts, kind: string, names: Names): NotificationPart[] {
  if (facts.is_hidden) return [plain(' is new')];
  if (facts.price !== null) return [plain(` is on the Market for ${countOf(facts.price, 'honeycomb')}`)];
  const lead = kind === 'new_item' ? ' is new and ' : ' ';
  const [what, where] = atPlace(facts, names) ??
    withPlayer(facts, kind, names) ?? [ELSEWHERE[facts.location]];
  return where ? [plain(`${lead}${what} `), where] : [plain(`${lead}${what}`)];
}

type Whereabouts = [string, NotificationPart] | undefined;

function atPlace({ location, place_id }: NumberFacts, names: Names): Whereabouts {
  const place = place_id === null ? undefined : names.place(place_id);
  if (location !== 'dropped' || place === undefined) return undefined;
  return ['lies at', linkTo(place, `/tools/place/${place_id}`)];
}

function withPlayer({ location, owner_id, is_locked }: NumberFacts, kind: string, names: Names): Whereabouts {
  const owner = owner_id === null ? undefined : names.player(owner_id);
  const held = kind === 'locked' && is_locked ? 'was locked by' : HELD[location];
  if (held === undefined || owner === undefined) return undefined;
  return [held, linkTo(owner, `/tools/profile/${owner_id}/bio`)];
}

const HELD: Partial<Record<ItemLocation, string>> = {
  pouch: 'is in the pouch of',
  saved: 'was saved by',
  lockbox: 'is in the lockbox of',
};

const ELSEWHERE: Record<ItemLocation, string> = {
  pouch: 'is in a pouch',
  saved: 'was saved',
  lockbox: 'is in a lockbox',
  dropped: 'was dropped',
  mixing_pool: 'is in the Mixerpool',
  unique_pool: 'is in the Unique Pool',
  limbo: 'is in Limbo',
  recycle_center: 'was recycled',
  mixed: 'was used in a mix',
  destroyed: 'is gone for good',
};

function countOf(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

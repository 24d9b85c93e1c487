import type { Way, WayPart } from '@wallabee/contract/plan/ways';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type PlannedWay, wayKey } from '@wallabee/game/plan/plan-problem';
import type { CostedPart, CostedWay } from '@wallabee/game/plan/ways-to';
import type { PlanFacts } from '../facts/plan-facts.ts';
import type { ShownThings } from './shown-things.ts';
import { type WayNote, wayWords } from './way-words.ts';

/** A way without anything, to be filled by its kind. */
export const NO_WAY: Omit<Way, 'key' | 'words' | 'kind'> = {
  honeycombs: 0,
  minutes: 0,
  is_certain: true,
  is_far: false,
  is_now: false,
  item: null,
  is_locked: false,
  is_stashed: false,
  place: null,
  seller: null,
  stores: [],
  parts: [],
  ring: null,
  container: null,
  chance: null,
  reason: null,
};

export interface Showing {
  facts: PlanFacts;
  things: ShownThings;
}

export function toWay(
  id: ItemTypeId,
  { way, honeycombs, minutes, parts }: Omit<CostedWay, 'cost'>,
  showing: Showing,
): Way {
  const shown = {
    ...NO_WAY,
    kind: kindOf(way),
    honeycombs,
    minutes: rounded(minutes),
    ...filled(id, way, parts, showing),
  };
  return { ...shown, key: wayKey(way), words: wayWords(shown, noteOf(id, way, showing)) };
}

/** What the kind of a way adds. */
function filled(
  id: ItemTypeId,
  way: PlannedWay,
  parts: readonly CostedPart[],
  showing: Showing,
): Partial<Way> {
  const { facts, things } = showing;
  switch (way.kind) {
    case 'stock':
      return { item: things.number(way.item_id), is_now: true };
    case 'held':
      return {
        item: things.number(way.item_id),
        is_now: true,
        is_locked: things.own(way.item_id)?.is_locked === true,
        is_stashed: things.own(way.item_id)?.location === 'lockbox',
      };
    case 'place':
      return { item: things.number(way.item_id), place: things.place(way.place_id) };
    case 'market': {
      const row = facts.listings.get(way.item_id);
      const seller = row ? { id: row.seller_id, name: row.seller_name } : null;
      return { item: things.number(way.item_id), seller, is_now: true };
    }
    case 'market_stock':
      return { is_now: true };
    case 'store':
      return { stores: things.stores(id), is_now: true };
    case 'forage':
      return { place: way.place_id === null ? null : things.place(way.place_id) };
    case 'swap': {
      const ring = facts.rings.get(way.item_id) ?? null;
      return { ring, item: ring?.members.at(-1)?.gives ?? null, is_now: true };
    }
    case 'mix':
      return {
        parts: parts.map((part) => toPart(part, showing)),
        is_now: parts.length > 0 && parts.every((part) => part.way?.kind === 'stock'),
      };
  }
}

function toPart({ item_type_id, way, honeycombs, minutes }: CostedPart, { facts, things }: Showing): WayPart {
  const heldId = way?.kind === 'stock' ? way.item_id : null;
  return {
    item: things.card(item_type_id),
    held: heldId === null ? null : things.number(heldId),
    is_spare: facts.problem.stock.some(({ item_id, is_spare }) => item_id === heldId && is_spare),
    kind: way ? kindOf(way) : 'none',
    honeycombs,
    minutes: rounded(minutes),
  };
}

function noteOf(id: ItemTypeId, way: PlannedWay, { facts, things }: Showing): WayNote {
  if (way.kind === 'market') return { listed: facts.listings.get(way.item_id)?.listed };
  if (way.kind === 'forage') return { locations: things.locations(id) };
  return {};
}

function kindOf({ kind }: PlannedWay): Way['kind'] {
  if (kind === 'stock') return 'held';
  return kind === 'market_stock' ? 'market' : kind;
}

export function rounded(minutes: number): number {
  return Math.round(minutes * 10) / 10;
}

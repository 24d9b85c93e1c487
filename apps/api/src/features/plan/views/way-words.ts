import type { Way, WayPart } from '@wallabee/contract/plan/ways';
import { formatNumber } from '@wallabee/contract/protocol/format-number';

type SaidWay = Omit<Way, 'words' | 'key'>;

/** What the words need beside the way itself. */
export interface WayNote {
  /** How many of the type are on the Market. */
  listed?: number | undefined;
  /** Where an item type is foraged, in prose. */
  locations?: readonly string[] | undefined;
}

/** The way in a sentence or two. */
export function wayWords(way: SaidWay, note: WayNote = {}): string {
  switch (way.kind) {
    case 'held':
      return heldWords(way);
    case 'place':
      return `${numberOf(way)} lies at ${placeWords(way)}.`;
    case 'market':
      return marketWords(way, note);
    case 'store':
      return storeWords(way);
    case 'mix':
      return `Mix ${inList(way.parts.map(partWords))}.`;
    case 'forage':
      return way.place
        ? `Forage it at ${placeWords(way)}.`
        : `Forage it: ${(note.locations ?? []).join('; ')}.`;
    case 'swap':
      return swapWords(way);
    case 'container':
      return `Open ${way.container?.name ?? 'a container'}: it holds one of ${formatNumber(way.chance ?? 1)} things.`;
    case 'gift':
      return 'Its owners gift it to players they choose.';
    case 'none':
      return '';
  }
}

function heldWords(way: SaidWay): string {
  if (way.is_stashed) return `${numberOf(way)} is in your lockbox. Take it out first.`;
  return way.is_locked
    ? `You hold ${numberOf(way)}, locked. Unlock it first.`
    : `You hold ${numberOf(way)} in your pouch. Save it.`;
}

function marketWords(way: SaidWay, { listed = 1 }: WayNote): string {
  if (!way.item) return 'The Market always has a new one.';
  const from = `${numberOf(way)} from ${way.seller?.name ?? 'a player'}`;
  return listed > 1 ? `${from}, one of ${formatNumber(listed)} on the Market.` : `${from}, on the Market.`;
}

function storeWords({ stores }: SaidWay): string {
  const names = inList(stores.map(({ name }) => name));
  return `${names === '' ? 'A store' : names} ${stores.length > 1 ? 'have' : 'has'} it.`;
}

function partWords({ item, held, is_spare }: WayPart): string {
  if (!held) return item.name;
  return `${item.name} (you hold ${is_spare ? 'a spare' : `#${formatNumber(held.number)}`})`;
}

function swapWords({ ring }: SaidWay): string {
  const gives = ring?.members[0]?.gives;
  const players = RING_SIZES[ring?.members.length ?? 2] ?? 'some';
  return gives
    ? `A ring of ${players}, for your ${gives.name} #${formatNumber(gives.number)}.`
    : `A ring of ${players}.`;
}

const RING_SIZES: readonly (string | undefined)[] = [undefined, undefined, 'two', 'three', 'four', 'five'];

function placeWords({ place }: SaidWay): string {
  if (!place) return 'a place';
  const name = place.category_name === '' ? place.name : `${place.name} (${place.category_name})`;
  return place.distance_m === null ? name : `${name}, ${distanceWords(place.distance_m)} away`;
}

export function distanceWords(metres: number): string {
  if (metres < 1_000) return `${Math.round(metres / 10) * 10} m`;
  const km = metres / 1_000;
  return `${km < 10 ? km.toFixed(1) : formatNumber(Math.round(km))} km`;
}

function numberOf({ item }: SaidWay): string {
  return `#${formatNumber(item?.number ?? 0)}`;
}

export function inList(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

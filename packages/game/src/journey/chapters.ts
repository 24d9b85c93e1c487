import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '../state/item-state.ts';
import { isGone, isInPlayersHands, isWithGame, type LifeEvent } from './life.ts';

/** The time that an item was in one pair of hands. */
export interface Chapter {
  /** Null while the game has it. */
  readonly holder_id: PlayerId | null;
  readonly from: Instant;
  /** When the next player got it, or when it was gone; null while it goes on. */
  readonly to: Instant | null;
  readonly events: readonly LifeEvent[];
  readonly location: ItemLocation | null;
}

/** Whose the item is after each event. While it lies at a place, it is still of the chapter of the player who left it. */
export function handsAfter(events: readonly LifeEvent[]): (PlayerId | null)[] {
  let hands: PlayerId | null = null;
  return events.map((event) => {
    hands = nextHands(event, hands);
    return hands;
  });
}

function nextHands(event: LifeEvent, before: PlayerId | null): PlayerId | null {
  if (isInPlayersHands(event.location)) return event.holder_id;
  if (isWithGame(event.location)) return null;
  if (event.location !== null) return before ?? event.user_id;
  const receives = event.type === 'itemgifted' || event.type === 'itemtraded';
  return (receives ? event.gift_user_id : null) ?? event.user_id ?? before;
}

/** One after the other, without gaps, from the first event on. */
export function chaptersOf(events: readonly LifeEvent[]): Chapter[] {
  const hands = handsAfter(events);
  const starts = hands.flatMap((holder, index) =>
    index === 0 || holder !== hands[index - 1] ? [index] : [],
  );
  return starts.map((start, index) =>
    chapterFrom(events.slice(start, starts[index + 1]), {
      holder_id: hands[start] ?? null,
      next: events[starts[index + 1] ?? events.length],
    }),
  );
}

function chapterFrom(
  events: readonly LifeEvent[],
  { holder_id, next }: { holder_id: PlayerId | null; next: LifeEvent | undefined },
): Chapter {
  const location = events.at(-1)?.location ?? null;
  const last = events.at(-1)?.created_at ?? 0;
  const end = isGone(location) ? last : null;
  return { holder_id, from: events[0]?.created_at ?? 0, to: next?.created_at ?? end, events, location };
}

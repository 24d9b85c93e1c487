import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { Instant } from '../state/item-state.ts';
import type { Chapter } from './chapters.ts';
import { type LifeEvent, YEAR_MS } from './life.ts';

export type Step =
  | { readonly kind: 'event'; readonly events: readonly [LifeEvent] }
  /** Moves inside one player's keeping. */
  | { readonly kind: 'quiet'; readonly events: readonly LifeEvent[] }
  /** More than a year without an event; `to` is null while it goes on. */
  | { readonly kind: 'rest'; readonly from: Instant; readonly to: Instant | null };

const QUIET: ReadonlySet<HistoryEventType> = new Set([
  'itemvault',
  'itemunvault',
  'itemswappedvault',
  'itemlockboxed',
  'itemunlockboxed',
]);

/** Two or more quiet events in a row are one step. */
export function stepsOf({ events, to }: Chapter, now: Instant): Step[] {
  const steps: Step[] = [];
  let quiet: LifeEvent[] = [];
  const flush = () => {
    const [only] = quiet;
    if (quiet.length > 1) steps.push({ kind: 'quiet', events: quiet });
    else if (only) steps.push({ kind: 'event', events: [only] });
    quiet = [];
  };
  for (const [index, event] of events.entries()) {
    if (index > 0 && QUIET.has(event.type)) quiet.push(event);
    else {
      flush();
      steps.push({ kind: 'event', events: [event] });
    }
    const next = events[index + 1]?.created_at ?? to;
    if ((next ?? now) - event.created_at <= YEAR_MS) continue;
    flush();
    steps.push({ kind: 'rest', from: event.created_at, to: next });
  }
  flush();
  return steps;
}

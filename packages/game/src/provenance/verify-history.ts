import { dayOf } from '@wallabee/contract/protocol/day';
import { createDayHeads, type DayOfHeads } from './day-heads.ts';
import { dayNumber, dayNumberOf, dayText } from './days.ts';
import { createDigestTable } from './digest-table.ts';
import { type PublishedDay, publishedDay } from './published-day.ts';
import { type SealedStep, type Sha256, sameDigest, stepDigest } from './step-digest.ts';

export type HistoryFault =
  | {
      readonly kind: 'step' | 'unsealed';
      readonly item_id: number;
      readonly history_id: number;
      readonly day: string;
    }
  | { readonly kind: 'unpublished' | 'root' | 'gap'; readonly day: string };

export interface HistoryVerifier {
  /** Steps come in order of `history_id`. */
  add(step: SealedStep): void;
  end(): void;
}

interface VerifierOptions {
  readonly sha256: Sha256;
  /** In order. */
  readonly days: readonly PublishedDay[];
  readonly onFault: (fault: HistoryFault) => void;
}

/**
 * Computes every digest and every root again. After a fault it goes on with the stored digest or root, so that one
 * edit is reported once.
 */
export function createHistoryVerifier({ sha256, days, onFault }: VerifierOptions): HistoryVerifier {
  const heads = createDigestTable();
  const dayHeads = createDayHeads();
  const roots = createRootVerifier({ sha256, days, onFault });
  let hasSealed = false;
  let newestDay = Number.NEGATIVE_INFINITY;

  function faultOf(step: SealedStep): 'step' | 'unsealed' | null {
    // Steps from before there were digests are older than all others.
    if (step.digest === null) return hasSealed || step.history_id < 1 ? 'unsealed' : null;
    const computed = stepDigest(sha256, heads.get(step.item_id), step);
    return sameDigest(computed, step.digest) ? null : 'step';
  }

  function checkDaysBefore(day: number) {
    if (day <= newestDay) return;
    newestDay = day;
    // An action that began before midnight may be recorded after the first of the next day.
    for (const finished of dayHeads.takeBefore(day - 1)) roots.check(finished);
  }

  return {
    add(step) {
      const { item_id, history_id, digest, created_at } = step;
      if (!isDate(created_at)) {
        onFault({ kind: 'step', item_id, history_id, day: 'no day' });
        if (digest !== null) heads.set(item_id, digest);
        return;
      }
      const kind = faultOf(step);
      if (kind) onFault({ kind, item_id, history_id, day: dayOf(created_at) });
      if (digest === null) return;
      hasSealed = true;
      heads.set(item_id, digest);
      dayHeads.add(step, digest);
      checkDaysBefore(dayNumber(created_at));
    },
    end() {
      for (const finished of dayHeads.takeBefore(Number.POSITIVE_INFINITY)) roots.check(finished);
      roots.end();
    },
  };
}

/** PostgreSQL has instants that are no date: infinity, and years after 275760. */
function isDate(instant: number): boolean {
  return Math.abs(instant) <= LATEST_DATE;
}

const LATEST_DATE = 8.64e15;

function createRootVerifier({ sha256, days, onFault }: VerifierOptions) {
  const last = days.length === 0 ? null : dayNumberOf(days.at(-1)?.day ?? '');
  let position = 0;

  for (const [index, { day }] of days.entries()) {
    const before = days[index - 1];
    if (before && dayNumberOf(day) !== dayNumberOf(before.day) + 1) onFault({ kind: 'gap', day });
  }

  function checkPublished(found: Omit<DayOfHeads, 'day'>) {
    const published = days[position];
    const before = days[position - 1]?.root ?? null;
    position += 1;
    if (!published) return;
    const computed = publishedDay(sha256, { ...found, day: dayNumberOf(published.day) }, before);
    const isSame =
      sameDigest(computed.root, published.root) &&
      computed.items === published.items &&
      computed.steps === published.steps;
    if (!isSame) onFault({ kind: 'root', day: published.day });
  }

  function checkEmptyBefore(day: number) {
    while (position < days.length && dayNumberOf(days[position]?.day ?? '') < day)
      checkPublished({ heads: [], steps: 0 });
  }

  return {
    check(found: DayOfHeads) {
      checkEmptyBefore(found.day);
      if (days[position]?.day === dayText(found.day)) checkPublished(found);
      else if (last !== null && found.day <= last) onFault({ kind: 'unpublished', day: dayText(found.day) });
    },
    end: () => checkEmptyBefore(Number.POSITIVE_INFINITY),
  };
}

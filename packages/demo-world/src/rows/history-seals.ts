import { hash } from 'node:crypto';
import type { DayOfHeads } from '@wallabee/game/provenance/day-heads';
import { dayNumber } from '@wallabee/game/provenance/days';
import type { Head } from '@wallabee/game/provenance/merkle-tree';
import { publishedDay, withEmptyDays } from '@wallabee/game/provenance/published-day';
import { type Sha256, type Step, stepText } from '@wallabee/game/provenance/step-digest';
import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, iso, MINUTE } from '../calendar.ts';
import type { WorldRows } from '../world-rows.ts';

export interface HistorySeals {
  /** Returns the step's digest in hexadecimal digits. Steps come in order of time. */
  seal(step: Step): string;
  /** The rows of all days before `until`. */
  days(until: Instant): WorldRows['provenance_day'][];
}

const DIGEST_BYTES = 32;
const PUBLISHED_AFTER = 5 * MINUTE;

/** `stepDigest` of the game over one growing array, because this runs for millions of steps. */
export function createHistorySeals(): HistorySeals {
  const heads = createHeads();
  const rows: WorldRows['provenance_day'][] = [];
  let root: Uint8Array | null = null;
  let lastDay: number | null = null;
  const open = { day: 0, items: new Set<number>(), steps: 0 };

  function publish(end: number, finished: DayOfHeads[]) {
    for (const each of withEmptyDays(finished, { after: lastDay, end })) {
      const { day, root: next, items, steps } = publishedDay(sha256, each, root);
      root = next;
      lastDay = each.day;
      const published_at = iso((each.day + 1) * DAY + PUBLISHED_AFTER);
      rows.push({ day, root: `\\x${Buffer.from(next).toString('hex')}`, items, steps, published_at });
    }
  }

  function close(end: number) {
    const { day, items, steps } = open;
    const inOrder = [...items].sort((one, other) => one - other);
    publish(end, steps === 0 ? [] : [{ day, heads: inOrder.map(heads.headOf), steps }]);
    items.clear();
    open.steps = 0;
  }

  return {
    seal(step) {
      const day = dayNumber(step.created_at);
      if (day < open.day) throw new Error(`Step ${step.history_id} is of a day that is closed.`);
      if (day > open.day) {
        close(day);
        open.day = day;
      }
      open.items.add(step.item_id);
      open.steps += 1;
      return heads.advance(step);
    },
    days(until) {
      close(dayNumber(until));
      return rows;
    },
  };
}

function createHeads() {
  let digests = Buffer.alloc(DIGEST_BYTES * 1_024);
  let known = new Uint8Array(1_024);

  function grow(count: number) {
    const more = Buffer.alloc(DIGEST_BYTES * count);
    more.set(digests);
    digests = more;
    const moreKnown = new Uint8Array(count);
    moreKnown.set(known);
    known = moreKnown;
  }

  return {
    advance(step: Step): string {
      const id = step.item_id;
      if (id >= known.length) grow(Math.ceil((id + 1) * 1.5));
      const at = id * DIGEST_BYTES;
      const start = known[id] ? digests.copy(scratch, 0, at, at + DIGEST_BYTES) : 0;
      const end = start + scratch.write(stepText(step), start, 'latin1');
      const digest = hash('sha256', firstBytes(end), 'hex');
      digests.write(digest, at, 'hex');
      known[id] = 1;
      return digest;
    },
    headOf: (item_id: number): Head => ({
      item_id,
      digest: digests.subarray(item_id * DIGEST_BYTES, (item_id + 1) * DIGEST_BYTES),
    }),
  };
}

const scratch = Buffer.alloc(1_024);

/** Views of the scratch by their length, because making one takes as long as filling it. */
const views = Array.from({ length: scratch.length + 1 }, (_, end) => scratch.subarray(0, end));
const firstBytes = (end: number) => views[end] as Buffer;

const sha256: Sha256 = (...parts) => {
  let end = 0;
  for (const part of parts) {
    if (typeof part === 'string') end += scratch.write(part, end);
    else {
      scratch.set(part, end);
      end += part.length;
    }
  }
  // Reading a text is faster than having a buffer made.
  return Buffer.from(hash('sha256', firstBytes(end), 'binary'), 'binary');
};

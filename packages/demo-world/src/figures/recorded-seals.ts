import { createHash } from 'node:crypto';
import { type Step, stepText } from '@wallabee/game/provenance/step-digest';
import type { WorldRows } from '../world-rows.ts';

/** What is needed to check the digests of some histories and the steps of every day. */
export interface RecordedSeals {
  /** The last digest of each item of the sample. */
  readonly heads: Map<number, string>;
  readonly steps: Map<string, number>;
  readonly days: WorldRows['provenance_day'][];
  readonly faults: string[];
}

/** A sample, because computing every digest again takes as long as making it. */
const ONE_ITEM_IN = 16;

export function createRecordedSeals(): RecordedSeals {
  return { heads: new Map(), steps: new Map(), days: [], faults: [] };
}

export function recordSeal({ heads, steps, faults }: RecordedSeals, row: WorldRows['history']) {
  const day = row.created_at.slice(0, 'yyyy-mm-dd'.length);
  steps.set(day, (steps.get(day) ?? 0) + 1);
  if (row.item_id % ONE_ITEM_IN !== 0) return;
  const before = heads.get(row.item_id);
  if (row.digest !== digestOf({ ...row, created_at: Date.parse(row.created_at) }, before))
    faults.push(`step ${row.history_id} of item ${row.item_id} does not verify`);
  heads.set(row.item_id, row.digest);
}

function digestOf(step: Step, before: string | undefined): string {
  const sum = createHash('sha256');
  if (before) sum.update(before.slice(PREFIX.length), 'hex');
  return `${PREFIX}${sum.update(stepText(step)).digest('hex')}`;
}

const PREFIX = '\\x';

/** Steps that do not verify, and days whose number of steps is not that of the history. */
export function sealFaults({ steps, days, faults }: RecordedSeals): string[] {
  const last = days.at(-1)?.day ?? '';
  const claimed = new Map(days.map((row) => [row.day, row.steps]));
  const all = new Set([...claimed.keys(), ...[...steps.keys()].filter((day) => day <= last)]);
  const wrong = [...all].filter((day) => (claimed.get(day) ?? 0) !== (steps.get(day) ?? 0));
  return [
    ...faults,
    ...wrong.map((day) => `${day} claims ${claimed.get(day)} steps, a recount ${steps.get(day) ?? 0}`),
  ];
}

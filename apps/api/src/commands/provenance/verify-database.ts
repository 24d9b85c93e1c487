import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { PublishedDay } from '@wallabee/game/provenance/published-day';
import { createHistoryVerifier, type HistoryFault } from '@wallabee/game/provenance/verify-history';
import type pg from 'pg';
import { sha256 } from '../../platform/hashing/sha256.ts';
import { beginSnapshot } from '../backup/backup.queries.ts';
import {
  countSteps,
  endSnapshot,
  listMisplacedItems,
  listPublishedDays,
  readSteps,
} from './history-rows.queries.ts';
import type { Roots } from './verify-file.ts';

export interface Verified {
  steps: number;
  unsealed: number;
  days: readonly PublishedDay[];
  faults: DatabaseFault[];
}

/** A last step of today is covered by no root yet; that the item is elsewhere shows that it was removed. */
type DatabaseFault =
  | HistoryFault
  | { readonly kind: 'misplaced'; readonly item_id: number }
  | { readonly kind: 'published' | 'missing'; readonly day: string };

/** Reads one snapshot of a database, which a running site may go on using. */
export async function verifyDatabase(
  client: pg.Client,
  show: (done: number) => void = () => {},
): Promise<Verified> {
  await beginSnapshot(client);
  const all = await countSteps(client);
  const verified: Verified = { steps: 0, unsealed: 0, days: await listPublishedDays(client), faults: [] };
  const verifier = createHistoryVerifier({
    sha256,
    days: verified.days,
    onFault: (fault) => verified.faults.push(fault),
  });
  for await (const steps of readSteps(client)) {
    for (const step of steps) {
      verifier.add(step);
      if (step.digest === null) verified.unsealed += 1;
    }
    verified.steps += steps.length;
    show(verified.steps / all);
  }
  verifier.end();
  for (const item_id of await listMisplacedItems(client, MOST_ITEMS))
    verified.faults.push({ kind: 'misplaced', item_id });
  await endSnapshot(client);
  return verified;
}

const MOST_ITEMS = 1_000;

/** Compares the stored days with roots that were downloaded when they were published. */
export function rootFaults(days: readonly PublishedDay[], roots: Roots): DatabaseFault[] {
  const stored = new Map(days.map(({ day, root }) => [day, Buffer.from(root).toString('hex')]));
  return [...roots]
    .filter(([day, root]) => stored.get(day) !== root)
    .map(([day]) => ({ kind: stored.has(day) ? 'published' : 'missing', day }));
}

export function historyFaultLine(fault: DatabaseFault): string {
  switch (fault.kind) {
    case 'misplaced':
      return `Item ${fault.item_id} is not where its last step left it.`;
    case 'published':
      return `The published root of ${fault.day} is another.`;
    case 'missing':
      return `${fault.day} was published and has no root.`;
    case 'step':
      return `Step ${fault.history_id} of item ${fault.item_id}, ${fault.day}, does not verify.`;
    case 'unsealed':
      return `Step ${fault.history_id} of item ${fault.item_id}, ${fault.day}, has no digest, and older steps have.`;
    case 'root':
      return `The steps of ${fault.day} do not lead to its root.`;
    case 'unpublished':
      return `${fault.day} has steps and no root.`;
    case 'gap':
      return `The day before ${fault.day} has no root.`;
  }
}

export function verifiedLine({ steps, unsealed, days }: Verified): string {
  const older = unsealed === 0 ? '' : `, ${formatNumber(unsealed)} of them from before there were digests`;
  const last = days.at(-1);
  const until = last ? `, the last of them ${last.day}` : '';
  return `${formatNumber(steps)} steps${older}, ${formatNumber(days.length)} days with a root${until}.`;
}

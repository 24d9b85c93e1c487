import { type Day, dayOf } from '@wallabee/contract/protocol/day';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Seal } from '@wallabee/contract/provenance/seal';
import { pathOf } from '@wallabee/game/provenance/merkle-tree';
import type { SealedStep } from '@wallabee/game/provenance/step-digest';
import {
  firstBroken,
  type ItemProof,
  leadsToRoot,
  type ProofDay,
} from '@wallabee/game/provenance/verify-proof';
import type { Db } from '../../platform/db/db.ts';
import { sha256 } from '../../platform/hashing/sha256.ts';
import { notFound } from '../../platform/problems.ts';
import type { DayTrees } from './day-trees.ts';
import { findDays, findFirstDay, listSteps, type StoredDay } from './provenance.queries.ts';

export async function loadProof(db: Db, trees: DayTrees, item_id: ItemId): Promise<ItemProof> {
  const { steps, published } = await loadSteps(db, item_id);
  const days: ProofDay[] = [];
  for (const day of published) days.push(await proofDay(db, trees, { day, item_id }));
  return { item_id, steps, days };
}

/** One root is enough, because the last digest of a day covers all steps before it. */
export async function loadSeal(
  { db, trees, now }: { db: Db; trees: DayTrees; now: Date },
  item_id: ItemId,
): Promise<Seal> {
  const { steps, published } = await loadSteps(db, item_id);
  const last = published.at(-1);
  const broken = firstOf(firstBroken(sha256, { item_id, steps }), await lostDigest(db, steps));
  const isCovered =
    last && leadsToRoot(sha256, { item_id, steps }, await proofDay(db, trees, { day: last, item_id }));
  const brokenAt = broken === -1 && isCovered === false ? lastOf(steps, last?.day) : broken;
  const firstSealed = steps.findIndex(({ digest }) => digest !== null);
  return {
    item_id,
    state: stateOf(brokenAt, firstSealed),
    steps: steps.length,
    first_sealed_step: firstSealed === -1 ? null : firstSealed + 1,
    first_sealed_at: isoOf(steps[firstSealed]),
    broken_step: brokenAt === -1 ? null : brokenAt + 1,
    broken_history_id: steps[brokenAt]?.history_id ?? null,
    published_until: last?.day ?? null,
    digest: shortened(steps.at(-1)?.digest),
    checked_at: now.toISOString(),
  };
}

async function loadSteps(db: Db, item_id: ItemId): Promise<{ steps: SealedStep[]; published: StoredDay[] }> {
  const steps = await listSteps(db, item_id);
  if (steps.length === 0) throw notFound('history');
  const sealed = steps.filter(({ digest }) => digest !== null);
  const published = await findDays(db, [...new Set(sealed.map(dayOfStep))]);
  return { steps, published };
}

async function proofDay(
  db: Db,
  trees: DayTrees,
  { day: { day, root, previous }, item_id }: { day: StoredDay; item_id: ItemId },
): Promise<ProofDay> {
  const { tree, items } = await trees.load(db, day);
  const leaf = items.indexOf(item_id);
  return { day, root, before: previous, path: leaf === -1 ? [] : pathOf(tree, leaf) };
}

/** The position of the first step without a digest on a day that began with digests, or -1. */
async function lostDigest(db: Db, steps: readonly SealedStep[]): Promise<number> {
  const unsealed = steps.findIndex(({ digest }) => digest === null);
  if (unsealed === -1) return -1;
  const first = await findFirstDay(db);
  return steps.findIndex((step) => step.digest === null && first !== undefined && dayOfStep(step) > first);
}

function firstOf(one: number, other: number): number {
  return one === -1 || other === -1 ? Math.max(one, other) : Math.min(one, other);
}

function stateOf(brokenAt: number, firstSealed: number): Seal['state'] {
  if (brokenAt !== -1) return 'broken';
  return firstSealed === 0 ? 'whole' : 'partly';
}

function lastOf(steps: readonly SealedStep[], day: string | undefined): number {
  return steps.findLastIndex((step) => dayOfStep(step) === day);
}

function dayOfStep({ created_at }: SealedStep): Day {
  return dayOf(created_at);
}

function isoOf(step: SealedStep | undefined): string | null {
  return step ? new Date(step.created_at).toISOString() : null;
}

function shortened(digest: Uint8Array | null | undefined): string | null {
  return digest ? Buffer.from(digest).toString('hex').slice(0, SHOWN_DIGITS) : null;
}

const SHOWN_DIGITS = 12;

import { dayOf } from '@wallabee/contract/protocol/day';
import { dayRoot, leafOf, type PathNode, topFrom } from './merkle-tree.ts';
import { type SealedStep, type Sha256, sameDigest, stepDigest } from './step-digest.ts';

export interface ProofDay {
  readonly day: string;
  readonly root: Uint8Array;
  readonly before: Uint8Array | null;
  readonly path: readonly PathNode[];
}

export interface ItemProof {
  readonly item_id: number;
  /** All of the item, oldest first. */
  readonly steps: readonly SealedStep[];
  /** The published days on which the item has sealed steps, oldest first. */
  readonly days: readonly ProofDay[];
}

export type ProofFault =
  | { readonly kind: 'step'; readonly history_id: number; readonly position: number }
  | { readonly kind: 'root' | 'published' | 'path'; readonly day: string };

/** The position of the first step that does not verify, or -1. */
export function firstBroken(
  sha256: Sha256,
  { item_id, steps }: Pick<ItemProof, 'item_id' | 'steps'>,
): number {
  let before: Uint8Array | null = null;
  let newest = 0;
  return steps.findIndex((step) => {
    const isInOrder = step.item_id === item_id && step.history_id > newest;
    newest = step.history_id;
    if (step.digest === null) return !isInOrder || before !== null;
    const computed = stepDigest(sha256, before, step);
    before = step.digest;
    return !(isInOrder && sameDigest(computed, step.digest));
  });
}

/** `published` finds the root of a day as it was published elsewhere. */
export function proofFaults(
  sha256: Sha256,
  proof: ItemProof,
  published?: (day: string) => Uint8Array | null,
): ProofFault[] {
  const position = firstBroken(sha256, proof);
  const broken = proof.steps[position];
  const faults: ProofFault[] = broken ? [{ kind: 'step', history_id: broken.history_id, position }] : [];
  for (const day of proof.days) {
    if (!leadsToRoot(sha256, proof, day)) faults.push({ kind: 'root', day: day.day });
    if (published && !sameDigest(published(day.day), day.root))
      faults.push({ kind: 'published', day: day.day });
  }
  return [...faults, ...missingPaths(proof, published)];
}

/** Days have no gaps, so all days before the last of the proof are published too. */
function missingPaths(
  { steps, days }: ItemProof,
  published: (day: string) => Uint8Array | null = () => null,
): ProofFault[] {
  const known = new Set(days.map(({ day }) => day));
  const last = days.at(-1)?.day ?? '';
  const sealed = steps.filter(({ digest }) => digest !== null).map(({ created_at }) => created_at);
  return [...new Set(sealed.map((at) => dayOf(at)))]
    .filter((day) => !known.has(day) && (day < last || published(day) !== null))
    .map((day) => ({ kind: 'path', day }));
}

/** The last digest of a day covers all steps before it, so one path proves them all. */
export function leadsToRoot(
  sha256: Sha256,
  { item_id, steps }: Pick<ItemProof, 'item_id' | 'steps'>,
  { day, root, before, path }: ProofDay,
): boolean {
  const digest = steps.findLast(({ created_at }) => dayOf(created_at) === day)?.digest;
  if (!digest) return false;
  const top = topFrom(sha256, leafOf(sha256, { item_id, digest }), path);
  return sameDigest(dayRoot(sha256, { day, before, top }), root);
}

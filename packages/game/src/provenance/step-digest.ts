import type { Instant } from '../state/item-state.ts';

/** Texts are hashed as UTF-8. It is an argument, because this package has no platform. */
export type Sha256 = (...parts: readonly (Uint8Array | string)[]) => Uint8Array;

/** A row of the history: what happened to one item. */
export interface Step {
  readonly history_id: number;
  readonly item_id: number;
  readonly type: string;
  readonly created_at: Instant;
  readonly user_id: number | null;
  readonly place_id: number | null;
  readonly primary_item_id: number;
  readonly secondary_item_id: number | null;
  readonly tertiary_item_id: number | null;
  readonly gift_user_id: number | null;
  readonly location: string | null;
  readonly holder_id: number | null;
}

export interface SealedStep extends Step {
  /** Null for a step from before there were digests. */
  readonly digest: Uint8Array | null;
}

/** What a digest covers besides the digest before it. The trigger `seal_history` writes the same text. */
export function stepText(step: Step): string {
  return `${step.history_id}|${step.item_id}|${step.type}|${step.created_at}|${step.user_id ?? ''}|${
    step.place_id ?? ''
  }|${step.primary_item_id}|${step.secondary_item_id ?? ''}|${step.tertiary_item_id ?? ''}|${
    step.gift_user_id ?? ''
  }|${step.location ?? ''}|${step.holder_id ?? ''}`;
}

export function stepDigest(sha256: Sha256, before: Uint8Array | null, step: Step): Uint8Array {
  return before === null ? sha256(stepText(step)) : sha256(before, stepText(step));
}

export function sameDigest(one: Uint8Array | null, other: Uint8Array | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.length !== other.length) return false;
  for (let position = 0; position < one.length; position += 1)
    if (one[position] !== other[position]) return false;
  return true;
}

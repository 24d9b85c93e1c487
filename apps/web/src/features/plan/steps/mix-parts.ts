import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import type { PlanStep, StepPart } from '@wallabee/contract/plan/plan';

/** A part of a mix, with what it is mixed from itself. */
export interface MixNode {
  item: ItemTypeCard;
  /** The number of what is held; null where a step gets it. */
  held: number | null;
  isSpare: boolean;
  /** The step that gets it; null where it is held. */
  step: number | null;
  parts: readonly MixNode[];
}

/** More would not fit on a screen; the earlier steps show the rest. */
const DEEPEST = 3;

/** What a step mixes, down to what is held, bought or found. */
export function partsOfMix(step: PlanStep, steps: readonly PlanStep[], depth = 1): MixNode[] {
  return step.parts.map((part) => nodeOf(part, steps, depth));
}

function nodeOf(part: StepPart, steps: readonly PlanStep[], depth: number): MixNode {
  const source = steps.find(({ step }) => step === part.from_step);
  return {
    item: part.item,
    held: part.held?.number ?? null,
    isSpare: part.is_spare,
    step: part.from_step,
    parts: source && depth < DEEPEST ? partsOfMix(source, steps, depth + 1) : [],
  };
}

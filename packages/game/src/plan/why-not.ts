import type { ImpossibleReason } from '@wallabee/contract/plan/plan-costs';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import { type GameCatalogue, isIssuedAt, isReleasedAt } from '../state/game-catalogue.ts';
import type { Instant } from '../state/item-state.ts';
import type { TypeFacts } from '../state/type-facts.ts';

export interface Circumstances {
  readonly catalogue: GameCatalogue;
  readonly now: Instant;
  /** Whether the player has saved the type, so that only a lower number would do. */
  readonly hasSaved: boolean;
  /** Whether a plan can get one of a part. */
  readonly canHave: (type: ItemTypeId) => boolean;
}

export interface WhyNot {
  readonly reason: ImpossibleReason;
  /** The part that cannot be had, for the reasons that name one. */
  readonly part: ItemTypeId | null;
}

/** Why no plan gets a type. */
export function whyImpossible(type: TypeFacts, circumstances: Circumstances): WhyNot {
  const { catalogue, now, hasSaved } = circumstances;
  if (!isReleasedAt(type, now)) return because('undiscovered');
  if (hasSaved) return because('nobody_lower');
  if (!isIssuedAt(type, now)) return because('retired');
  if (type.set_id === UNIQUE_SET_ID) return because('gifted');
  if (type.formulas.length > 0) return missingPart(type, circumstances) ?? because('nobody');
  if (type.special_components.length > 0) return because('secret');
  return because(isByChance(type, catalogue) ? 'by_chance' : 'nobody');
}

function because(reason: ImpossibleReason, part: ItemTypeId | null = null): WhyNot {
  return { reason, part };
}

/** The part, or a part of a part, that keeps the type from being made. */
function missingPart(
  type: TypeFacts,
  circumstances: Circumstances,
  above: readonly ItemTypeId[] = [],
): WhyNot | undefined {
  const missing = type.formulas.map((formula) => formula.filter((part) => !circumstances.canHave(part)));
  // Where both parts of a formula can be had, the plan has no other item left for one of them.
  if (missing.some((parts) => parts.length === 0)) return undefined;
  for (const part of missing.flat()) {
    const facts = circumstances.catalogue.types.get(part);
    const why = facts && !above.includes(part) && whyPart(facts, circumstances, [...above, type.id]);
    if (why) return why;
  }
  return undefined;
}

function whyPart(
  part: TypeFacts,
  circumstances: Circumstances,
  above: readonly ItemTypeId[],
): WhyNot | undefined {
  const { now } = circumstances;
  if (!isReleasedAt(part, now)) return because('undiscovered_part', part.id);
  if (!isIssuedAt(part, now)) return because('retired_part', part.id);
  return missingPart(part, circumstances, above);
}

/** Whether only containers, mixers and Job Lots bring it. */
function isByChance(type: TypeFacts, { types, mixersOnly, jobLotResults }: GameCatalogue): boolean {
  const { store_cost, market_buy_now, categories, locations } = type;
  if (store_cost !== null || market_buy_now || categories.length + locations.length > 0) return false;
  if (mixersOnly.includes(type) || jobLotResults.includes(type)) return true;
  return [...types.values()].some(({ contains }) => contains.includes(type.id));
}

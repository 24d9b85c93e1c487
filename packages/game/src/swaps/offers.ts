export interface CarriedItem {
  readonly number: number;
  /** Null where the player did not decide it by hand. */
  readonly is_offered_by_hand: boolean | null;
}

export interface OfferRule {
  /** The number of the type that the player has saved. */
  readonly savedNumber: number | undefined;
  readonly offersSpares: boolean;
}

/** The type is saved with a better number. */
export function isSpare(number: number, savedNumber: number | undefined): boolean {
  return savedNumber !== undefined && savedNumber <= number;
}

/** Whether a free item in the pouch is offered: spares by default, everything else by hand. */
export function isOffered({ number, is_offered_by_hand }: CarriedItem, rule: OfferRule): boolean {
  return is_offered_by_hand ?? (rule.offersSpares && isSpare(number, rule.savedNumber));
}

/** Ids that the game, its clients and fan tools rely on. */

export const WALLAGRAPHIC_SET_ID = 13;
export const EXCLUSIVE_SET_ID = 20;
export const UNIQUE_SET_ID = 25;
export const SPECIAL_MECHANICS_SET_ID = 141;

export const COLLECTIBLES_GENERATION_ID = 100;

export const CHRISTMAS_CRACKER_ID = 11;
export const MYSTERY_BOX_ID = 553;
export const JOB_LOT_ID = 1648;
export const WISHING_WELL_ID = 2194;
export const SET_COMPLETION_ITEM_ID = 2330;

export const MARKET_STORE_ID = 999;
/** As owner of a unique: the staff. */
export const STAFF_OWNER_ID = 0;
/** As a choice when gifting: any of the type's variants. */
export const RANDOM_VARIANT_ID = 1;

export function isOrdinarySet(setId: number): boolean {
  return (
    setId !== WALLAGRAPHIC_SET_ID &&
    setId !== EXCLUSIVE_SET_ID &&
    setId !== UNIQUE_SET_ID &&
    setId !== SPECIAL_MECHANICS_SET_ID
  );
}

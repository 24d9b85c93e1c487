/** The highest number that the database can store. */
export const HIGHEST_NUMBER = 2_147_483_647;

/** Players type numbers with commas and a #. Null is for what is not a whole number above 0. */
export function typedNumber(typed: string | null): number | null {
  const digits = (typed ?? '').replaceAll(/[\s,#]/g, '');
  if (!/^\d{1,15}$/.test(digits)) return null;
  const number = Number(digits);
  return number > 0 ? number : null;
}

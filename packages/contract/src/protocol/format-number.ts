const withCommas = new Intl.NumberFormat('en');

/** Thousands commas, the same in every locale. The pages have the same function in ui/, which may not import this. */
export function formatNumber(value: number): string {
  return withCommas.format(value);
}

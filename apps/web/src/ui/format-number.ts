const withCommas = new Intl.NumberFormat('en');

/** A fixed locale, the same on the server and in every browser. */
export function formatNumber(value: number) {
  return withCommas.format(value);
}

const withCommas = new Intl.NumberFormat('en');

/** Thousands separated by commas, the same on the server and in every browser. */
export function formatNumber(value: number) {
  return withCommas.format(value);
}

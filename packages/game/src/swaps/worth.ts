/** SD, DD, TD, QD and beyond. */
export type WorthClass = 0 | 1 | 2 | 3 | 4;

export interface Numbered {
  readonly number: number;
  readonly worth: number;
  readonly class: WorthClass;
}

/** `issued` is how many of the type there are, and null for all types but uniques. */
export interface Rarity {
  readonly number: number;
  readonly issued: number | null;
}

/**
 * Above 40,000 for a single digit, above 30,000 for a double digit, and so on; always more for the lower number. A
 * unique counts by how many there are, and among those of its type by its number.
 */
export function worthOf({ number, issued }: Rarity): number {
  if (issued === null) return worthOfNumber(number);
  const count = Math.max(issued, number);
  const worth = worthOfNumber(count);
  const gap = worth - worthOfNumber(count + 1);
  return rounded(worth - (gap * (number - 1)) / count);
}

export function worthClass({ number, issued }: Rarity): WorthClass {
  return classOfWorth(worthOf({ number, issued }));
}

export function classOfWorth(worth: number): WorthClass {
  if (worth > 3 * BAND) return worth > 4 * BAND ? 0 : 1;
  if (worth > 2 * BAND) return 2;
  return worth > BAND ? 3 : 4;
}

export function numbered(rarity: Rarity): Numbered {
  const worth = worthOf(rarity);
  return { number: rarity.number, worth, class: classOfWorth(worth) };
}

const BAND = 10_000;
const CLASSES_OF_DIGITS = 4;

function worthOfNumber(number: number): number {
  const digits = digitsOf(number);
  const [lowest, next] = [10 ** (digits - 1), 10 ** digits];
  const share = (next - number) / (next - lowest);
  if (digits <= CLASSES_OF_DIGITS) return rounded(BAND * (CLASSES_OF_DIGITS - digits + 1 + share));
  // Each further digit has half of what is left, so that there is room for all of them.
  const top = BAND / 2 ** (digits - CLASSES_OF_DIGITS - 1);
  return rounded((top / 2) * (1 + share));
}

function digitsOf(number: number): number {
  let digits = 1;
  for (let limit = 10; number >= limit; limit *= 10) digits += 1;
  return digits;
}

/** A multiple of 2^-32, so that sums of worths are exact and do not depend on their order. */
function rounded(worth: number): number {
  return Math.floor(worth * 4_294_967_296) / 4_294_967_296;
}

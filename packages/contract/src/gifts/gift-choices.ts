import { RANDOM_VARIANT_ID } from '../protocol/special-ids.ts';

/** What the page says, and the call, when there is nobody to send it to. */
export const NO_RECIPIENT = 'You must specify a user.';

interface Choice {
  id: number;
  variant_id: number | null;
}

/** The uniques themselves, each once. */
export function differentUniques<Unique extends Choice>(giftable: readonly Unique[]): Unique[] {
  return giftable.filter((unique, place) => giftable.findIndex(({ id }) => id === unique.id) === place);
}

export function variantsOf<Unique extends Choice>(giftable: readonly Unique[], id: number): Unique[] {
  return giftable.filter((unique) => unique.id === id && unique.variant_id !== null);
}

/** The variant to ask for: the one that was chosen, or any of the real ones where it was left to chance. */
export function settledVariant(
  variants: readonly Choice[],
  chosen: number | null,
  random: () => number,
): number | null {
  if (chosen !== RANDOM_VARIANT_ID) return chosen;
  const real = variants.filter(({ variant_id }) => variant_id !== RANDOM_VARIANT_ID);
  return real[Math.floor(random() * real.length)]?.variant_id ?? null;
}

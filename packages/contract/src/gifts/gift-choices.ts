import { RANDOM_VARIANT_ID } from '../protocol/special-ids.ts';

export const NO_RECIPIENT = 'You must specify a user.';

interface Choice {
  id: number;
  variant_id: number | null;
}

export function differentUniques<Unique extends Choice>(giftable: readonly Unique[]): Unique[] {
  return giftable.filter((unique, place) => giftable.findIndex(({ id }) => id === unique.id) === place);
}

export function variantsOf<Unique extends Choice>(giftable: readonly Unique[], id: number): Unique[] {
  return giftable.filter((unique) => unique.id === id && unique.variant_id !== null);
}

export function settledVariant(
  variants: readonly Choice[],
  chosen: number | null,
  random: () => number,
): number | null {
  if (chosen !== RANDOM_VARIANT_ID) return chosen;
  const real = variants.filter(({ variant_id }) => variant_id !== RANDOM_VARIANT_ID);
  return real[Math.floor(random() * real.length)]?.variant_id ?? null;
}

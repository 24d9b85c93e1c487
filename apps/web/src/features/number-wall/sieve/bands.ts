import { type Prestige, prestigeOf } from '@wallabee/contract/items/prestige-rules';

/** The numbers of one class, as far as they have been issued. */
export interface Band {
  prestige: Prestige;
  first: number;
  last: number;
}

/** Beyond this the wall shows one class at a time. */
export const WHOLE_WALL = 10_000;

export function bandsOf(total: number): Band[] {
  const starts = [1, 10, 100, 1_000, 10_000].filter((first) => first <= total);
  return starts.map((first, place) => ({
    prestige: prestigeOf(first),
    first,
    last: Math.min(total, (starts[place + 1] ?? Number.POSITIVE_INFINITY) - 1),
  }));
}

export function sizeOf({ first, last }: Band): number {
  return last - first + 1;
}

export function bandOf(bands: readonly Band[], number: number): Band | undefined {
  return bands.find(({ first, last }) => number >= first && number <= last);
}

import { MARKET_HIGHEST_COST } from '@wallabee/game/rules/game-facts';

/** The price that was typed, with or without commas; null where it is none. */
export function priceFrom(text: string): number | null {
  const digits = text.replaceAll(/[\s,]/g, '');
  if (!/^\d{1,7}$/.test(digits)) return null;
  const price = Number(digits);
  return price >= 1 && price <= MARKET_HIGHEST_COST ? price : null;
}

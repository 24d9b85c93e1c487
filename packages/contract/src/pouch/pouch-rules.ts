import { foldText } from '../protocol/fold-text.ts';

export function searchPouch<Item extends { name: string; number: number }>(
  items: readonly Item[],
  text: string,
): Item[] {
  const wanted = foldText(text.trim().replace(/^#/, ''));
  const number = numberIn(wanted);
  if (number !== null) return items.filter((item) => item.number === number);
  return items.filter(({ name }) => foldText(name).includes(wanted));
}

function numberIn(text: string): number | null {
  return /^\d{1,3}(,?\d{3})*$|^\d+$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

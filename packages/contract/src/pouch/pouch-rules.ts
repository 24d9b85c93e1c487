export function searchPouch<Item extends { name: string; number: number }>(
  items: readonly Item[],
  text: string,
): Item[] {
  const wanted = text.trim().replace(/^#/, '').toLowerCase();
  const number = numberIn(wanted);
  if (number !== null) return items.filter((item) => item.number === number);
  return items.filter(({ name }) => name.toLowerCase().includes(wanted));
}

function numberIn(text: string): number | null {
  return /^\d{1,3}(,?\d{3})*$|^\d+$/.test(text) ? Number(text.replaceAll(',', '')) : null;
}

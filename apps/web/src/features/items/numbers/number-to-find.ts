/** Players type numbers with commas and a #. */
export function numberToFind(typed: FormDataEntryValue | null): number | null {
  const digits = typeof typed === 'string' ? typed.replace(/[\s,#]/g, '') : '';
  if (!/^\d{1,15}$/.test(digits)) return null;
  const number = Number(digits);
  return number > 0 ? number : null;
}

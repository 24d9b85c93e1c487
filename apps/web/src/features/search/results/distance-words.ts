import { formatNumber } from '../../../ui/format-number.ts';
import { tableStrings } from '../results.strings.ts';

/** In tens of metres below a kilometre, then with one decimal up to ten kilometres. */
export function distanceWords(metres: number): string {
  if (metres < 995) return tableStrings.metres(formatNumber(Math.round(metres / 10) * 10));
  const kilometres = metres / 1_000;
  return tableStrings.kilometres(
    kilometres < 9.95 ? kilometres.toFixed(1) : formatNumber(Math.round(kilometres)),
  );
}

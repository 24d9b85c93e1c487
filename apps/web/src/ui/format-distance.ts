import { formatNumber } from './format-number.ts';
import { uiStrings } from './ui.strings.ts';

/** In tens of metres below a kilometre, then with one decimal up to ten kilometres. */
export function formatDistance(metres: number): string {
  if (metres < 995) return uiStrings.metres(formatNumber(Math.round(metres / 10) * 10));
  const kilometres = metres / 1_000;
  return uiStrings.kilometres(
    kilometres < 9.95 ? kilometres.toFixed(1) : formatNumber(Math.round(kilometres)),
  );
}

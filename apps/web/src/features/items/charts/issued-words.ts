import type { ItemCharts } from '@wallabee/contract/items/charts';
import { addedByMonth, monthStart } from '../../../ui/charts/months.ts';
import { capital, numberWord, shareWords } from '../../../ui/charts/number-words.ts';
import { type Spell, spellName, spellsOf } from '../../../ui/charts/spells.ts';
import { itemChartStrings as strings } from './item-charts.strings.ts';

/** What follows the total in the sentence below the chart. */
export function issuedWords(charts: Pick<ItemCharts, 'issued' | 'day' | 'total_issued'>): string {
  const spells = spellWords(spellsOf(charts.issued), charts.total_issued);
  return [`${strings.issuedSoFar}, ${paceWords(charts)}.`, spells].filter(Boolean).join(' ');
}

/** How many a day went out this year, in the largest unit of time that has at least about one. */
export function paceWords({ issued, day }: Pick<ItemCharts, 'issued' | 'day'>): string {
  const months = issued.filter(({ month }) => month.startsWith(day.slice(0, 'yyyy'.length)));
  const added = addedByMonth(issued)
    .slice(issued.length - months.length)
    .reduce((sum, count) => sum + count, 0);
  const [first] = months;
  if (added === 0 || !first) return strings.pace.none;

  const days = (Date.parse(day) - monthStart(first.month)) / DAY + 1;
  const [aDay, aWeek, aMonth] = [added / days, (added / days) * 7, (added / days) * (365 / 12)];
  if (aDay >= ABOUT_ONE) return strings.pace.everyDay(rounded(aDay));
  if (aWeek >= ABOUT_ONE) return strings.pace.everyWeek(rounded(aWeek));
  if (aMonth >= ABOUT_ONE) return strings.pace.everyMonth(rounded(aMonth));
  return strings.pace.few(numberWord(added));
}

const DAY = 24 * 3600 * 1000;
const ABOUT_ONE = 0.75;

function rounded(count: number): string {
  return numberWord(Math.max(1, Math.round(count)));
}

function spellWords(spells: readonly Spell[], total: number): string {
  const [first, second] = spells;
  if (!first) return '';
  const share = capital(shareWords((first.added + (second?.added ?? 0)) / total));
  return second
    ? strings.twoSpells(share, nameOf(first), nameOf(second))
    : strings.oneSpell(share, nameOf(first));
}

function nameOf(spell: Spell): string {
  return spell.isFirst ? strings.firstMonths : spellName(spell);
}

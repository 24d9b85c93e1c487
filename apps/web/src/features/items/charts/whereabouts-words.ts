import type { ClassCounts } from '@wallabee/contract/items/charts';
import { capital, numberWord } from '../../../ui/charts/number-words.ts';
import { itemChartStrings as strings } from './item-charts.strings.ts';
import { partCounts } from './parts.ts';

/** About the lowest class: how many are saved, and how many can change hands. */
export function whereaboutsWords(lowest: ClassCounts, isPast: boolean): string {
  const [saved = 0, pouch = 0, , about = 0] = partCounts(lowest);
  const free = pouch + about;
  const tense = isPast ? PAST : NOW;
  if (lowest.total === 1) return onlyWords(saved === 1, free === 1, tense);
  return `${savedWords(lowest, saved, tense)} ${freeWords(free, tense)}`;
}

interface Tense {
  is: string;
  are: string;
  can: string;
}
const NOW: Tense = { is: 'is', are: 'are', can: 'can' };
const PAST: Tense = { is: 'was', are: 'were', can: 'could' };

function savedWords({ digits, total }: ClassCounts, saved: number, { is, are }: Tense): string {
  const numbers = strings.classes[digits - 1] ?? strings.digits(digits);
  const all = `${numberWord(total)} ${numbers}`;
  if (saved === total) return `All ${all} ${are} saved.`;
  if (saved === 0) return `None of the ${all} ${is} saved.`;
  return `${capital(numberWord(saved))} of the ${all} ${saved === 1 ? is : are} saved.`;
}

function freeWords(free: number, { can }: Tense): string {
  return `${free === 0 ? 'None' : capital(numberWord(free))} ${can} change hands.`;
}

function onlyWords(isSaved: boolean, isFree: boolean, { is, can }: Tense): string {
  if (isSaved) return `Its only number of that class ${is} saved.`;
  return `Its only number of that class ${isFree ? can : can === 'can' ? 'cannot' : 'could not'} change hands.`;
}

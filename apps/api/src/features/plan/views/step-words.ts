import type { PlanStep, StepPart } from '@wallabee/contract/plan/plan';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { inList } from './way-words.ts';

/** The step in a sentence or two. */
export function stepWords(step: Omit<PlanStep, 'words'>): string {
  const how = step.way.kind === 'mix' ? mixWords(step) : step.way.words;
  const use = useWords(step);
  return use === '' ? how : `${how} ${use}`;
}

function mixWords({ parts }: Pick<PlanStep, 'parts'>): string {
  return `Mix ${inList(parts.map(partWords))}.`;
}

function partWords({ item, held, is_spare, from_step }: StepPart): string {
  if (from_step !== null) return `${item.name} from step ${from_step}`;
  const number = held ? ` #${formatNumber(held.number)}` : '';
  return `${item.name}${number}, ${is_spare ? 'a spare' : 'which you hold'}`;
}

/** What the items of the step are for, where that is not plain. */
function useWords({ way, count, is_target, feeds }: Omit<PlanStep, 'words'>): string {
  if (feeds.length === 0) return '';
  const steps = `${feeds.length === 1 ? 'step' : 'steps'} ${inList(feeds.map(String))}`;
  if (count === 1) return `It goes into ${steps}.`;
  const verb = way.kind === 'forage' ? 'Forage' : 'Buy';
  if (!is_target) return `${verb} ${words(count)}, for ${steps}.`;
  return `${verb} ${words(count)}: one to save, ${words(count - 1)} for ${steps}.`;
}

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

function words(count: number): string {
  return WORDS[count] ?? formatNumber(count);
}

import type { Plan, PlanStep } from '@wallabee/contract/plan/plan';
import { formatDistance } from '../../ui/format-distance.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { asideStrings, planStrings, stepStrings } from './plan.strings.ts';

const SMALL = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small counts as words, as a sentence has them. */
export function inWords(count: number): string {
  return SMALL[count] ?? formatNumber(count);
}

export function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How many are missing, and whether they can all be had. */
export function toGoWords({ shelf, impossible }: Pick<Plan, 'shelf' | 'impossible'>): string {
  const missing = shelf.filter(({ has }) => !has).length;
  if (missing === 0) return '';
  const isOne = missing === 1;
  return planStrings.toGo(atStart(inWords(missing)), isOne) + wayWords(missing, impossible.length);
}

function wayWords(missing: number, impossible: number): string {
  if (impossible === 0) return planStrings.allHaveWays(missing === 1);
  if (impossible >= missing) return planStrings.noneHasWay(missing === 1);
  return planStrings.someHaveNone(atStart(inWords(impossible)), impossible === 1);
}

export type Phase = PlanStep['phase'];

export interface PhaseOfPlan {
  phase: Phase;
  heading: string;
  meta: string;
  steps: readonly PlanStep[];
}

/** The phases that have steps, in their order. */
export function phasesOf({
  steps,
  walk_m,
  balance,
}: Pick<Plan, 'steps' | 'walk_m' | 'balance'>): PhaseOfPlan[] {
  const phases = (['now', 'walk', 'after'] as const).map((phase) => ({
    phase,
    steps: steps.filter((step) => step.phase === phase),
  }));
  return phases
    .filter((phase) => phase.steps.length > 0)
    .map(({ phase, steps: own }, place) => ({
      phase,
      heading: (place === 0 ? stepStrings.firstPhases : stepStrings.phases)[phase],
      meta: phase === 'walk' ? stepStrings.walkMeta(formatDistance(walk_m)) : metaOf(phase, own, balance),
      steps: own,
    }));
}

function metaOf(phase: Phase, steps: readonly PlanStep[], balance: number): string {
  const count = stepStrings.count(inWords(steps.length), steps.length === 1);
  if (phase === 'after') return count;
  const paid = payableSteps(steps, balance);
  if (paid === steps.length) return stepStrings.nowMeta(count);
  return steps.length === 1 ? stepStrings.oneUnpaid(count) : stepStrings.someUnpaid(count, inWords(paid));
}

/** How many of the steps the honeycombs pay for in their order. A mix needs the steps that get its parts. */
export function payableSteps(steps: readonly PlanStep[], balance: number): number {
  const open = new Set(steps.map(({ step }) => step));
  let left = balance;
  for (const { step, honeycombs, parts } of steps) {
    const isReady = parts.every(({ from_step }) => from_step === null || !open.has(from_step));
    if (!isReady || honeycombs > left) continue;
    left -= honeycombs;
    open.delete(step);
  }
  return steps.length - open.size;
}

/** What a step costs on the slip: honeycombs, or its effort in a word. */
export function slipValue({ honeycombs, way }: PlanStep): { honeycombs: number } | { words: string } {
  if (honeycombs > 0) return { honeycombs };
  const distance = way.place?.distance_m;
  if (distance !== undefined && distance !== null) return { words: formatDistance(distance) };
  return { words: asideStrings.values[way.kind] || stepStrings.free };
}

export function slipName({ item, count }: PlanStep): string {
  return count > 1 ? asideStrings.several(item.name, formatNumber(count)) : item.name;
}

export function mixWords(mixes: number): string {
  return planStrings.seldom[mixes] ?? planStrings.times(formatNumber(mixes));
}

export function totalWords({ honeycombs, minutes }: Pick<Plan, 'honeycombs' | 'minutes'>): string {
  return planStrings.total(formatNumber(honeycombs), formatNumber(Math.round(minutes)));
}

/** Rounded up, so that it is never better than it is; from 100 % on the figure would say nothing. */
export function boundWords(bound: number): string {
  if (bound === 0) return asideStrings.best;
  return bound >= 1 ? asideStrings.inTime : asideStrings.bound(formatNumber(Math.ceil(bound * 100 - 1e-9)));
}

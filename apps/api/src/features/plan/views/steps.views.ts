import type { PlanStep, StepPart } from '@wallabee/contract/plan/plan';
import { FORAGE_MINUTES, MIX_MINUTES, SWAP_MINUTES } from '@wallabee/contract/plan/plan-costs';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import {
  type PlannedWay,
  type PlanSolution,
  type SolvedPart,
  type SolvedStep,
  wayKey,
} from '@wallabee/game/plan/plan-problem';
import { waysTo } from '@wallabee/game/plan/ways-to';
import { stepWords } from './step-words.ts';
import { type Showing, toWay } from './way.views.ts';

/** The most other ways of a step. */
const MOST_OTHERS = 6;

interface Surroundings extends Showing {
  uses: ReadonlyMap<number, string>;
}

export function showSteps({ steps }: PlanSolution, around: Surroundings): PlanStep[] {
  return steps.map((step, index) => {
    const shown = showStep(step, index, around);
    return { ...shown, words: stepWords(shown) };
  });
}

function showStep(step: SolvedStep, index: number, around: Surroundings): PlanStep {
  const { things, uses } = around;
  const { item_type_id: id, way, count } = step;
  const [honeycombs, minutes] = [honeycombsOf(way), minutesOf(way)];
  const key = wayKey(way);
  return {
    step: index + 1,
    phase: step.phase,
    item: things.card(id),
    count,
    is_target: step.is_target,
    feeds: step.feeds.map((fed) => fed + 1),
    honeycombs: honeycombs * count,
    minutes: minutes * count,
    way: toWay(id, { way, honeycombs, minutes, parts: [] }, around),
    parts: way.kind === 'mix' ? partsOf(step.parts, way.formula, around) : [],
    others: step.is_target ? othersOf(id, key, around) : [],
    is_chosen: step.is_target && uses.get(id) === key,
    words: '',
  };
}

function partsOf(
  parts: readonly SolvedPart[],
  formula: readonly ItemTypeId[],
  { facts, things }: Surroundings,
): StepPart[] {
  return parts.map((part, position) => {
    const held = 'item_id' in part ? part.item_id : null;
    return {
      item: things.card(formula[position] as ItemTypeId),
      held: held === null ? null : things.number(held),
      is_spare: facts.problem.stock.some(({ item_id, is_spare }) => item_id === held && is_spare),
      from_step: 'step' in part ? part.step + 1 : null,
    };
  });
}

function othersOf(id: ItemTypeId, chosen: string, around: Surroundings): PlanStep['others'] {
  return waysTo(around.facts.problem, id)
    .filter(({ way }) => wayKey(way) !== chosen)
    .slice(0, MOST_OTHERS)
    .map((costed) => toWay(id, costed, around));
}

function honeycombsOf(way: PlannedWay): number {
  return 'honeycombs' in way ? way.honeycombs : 0;
}

/** Without walking. */
function minutesOf({ kind }: PlannedWay): number {
  if (kind === 'forage') return FORAGE_MINUTES;
  if (kind === 'swap') return SWAP_MINUTES;
  return kind === 'mix' ? MIX_MINUTES : 0;
}

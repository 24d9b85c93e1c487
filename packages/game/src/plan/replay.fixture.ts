import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { PlanProblem, PlanSolution, SolvedStep } from './plan-problem.ts';

/** Does the steps of a plan one after another; throws where one cannot be done. */
export function replay(problem: PlanProblem, { steps, walk }: PlanSolution): { saved: ItemTypeId[] } {
  const stock = new Map(problem.stock.map((item) => [item.item_id as number, item.item_type_id]));
  const taken = new Set<number>();
  const left = steps.map(({ count }) => count);

  const takeStock = (id: number, type: ItemTypeId | undefined) => {
    check(stock.has(id), `item ${id} is not in the stock`);
    check(type === undefined || stock.get(id) === type, `item ${id} is of another type`);
    stock.delete(id);
  };
  const takeFrom = (from: number, index: number, type: ItemTypeId | undefined) => {
    const step = steps[from];
    check(from < index && step?.item_type_id === type, 'a part comes too late');
    check(step?.feeds.includes(index) === true, 'a step does not say what it feeds');
    left[from] = (left[from] as number) - 1;
  };
  const takeItem = ({ way, item_type_id }: SolvedStep) => {
    if (way.kind === 'stock') return takeStock(way.item_id, item_type_id);
    if (way.kind === 'swap') takeStock(way.gives, undefined);
    if (!('item_id' in way)) return undefined;
    check(!taken.has(way.item_id), `item ${way.item_id} is taken twice`);
    return taken.add(way.item_id);
  };

  for (const [index, step] of steps.entries()) {
    const formula = step.way.kind === 'mix' ? step.way.formula : [];
    check(step.parts.length === formula.length, 'a mix has two parts');
    for (const [place, part] of step.parts.entries())
      if ('item_id' in part) takeStock(part.item_id, formula[place]);
      else takeFrom(part.step, index, formula[place]);
    takeItem(step);
    if (step.is_target) left[index] = (left[index] as number) - 1;
  }
  check(
    left.every((count) => count === 0),
    'every item that is got is used once',
  );
  checkOrder(steps, walk);
  return { saved: steps.filter(({ is_target }) => is_target).map(({ item_type_id }) => item_type_id) };
}

function checkOrder(steps: PlanSolution['steps'], walk: PlanSolution['walk']): void {
  const phases = steps.map(({ phase }) => ['now', 'walk', 'after'].indexOf(phase));
  check(isRising(phases), 'the phases follow each other');
  const places = steps.flatMap(({ way }) =>
    'place_id' in way && way.place_id !== null ? [way.place_id] : [],
  );
  const positions = places.map((place) => walk.indexOf(place));
  check(isRising(positions) && !positions.includes(-1), 'places are visited in the order of the walk');
  check(new Set(places).size === walk.length, 'the walk has no place without a step');
  const outside = steps.filter(({ way }) => way.kind === 'place' || way.kind === 'forage');
  check(
    outside.every(({ phase }) => phase === 'walk'),
    'what needs a walk is on the walk',
  );
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number >= (numbers[index - 1] ?? -1));
}

function check(isRight: boolean, rule: string): void {
  if (!isRight) throw new Error(`Broken: ${rule}.`);
}

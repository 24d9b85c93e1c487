import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { PlanProblem, PlanSolution, SolvedStep } from './plan-problem.ts';

/** Does the steps of a plan one after another; throws where one cannot be done. */
export function replay(problem: PlanProblem, { steps, walk }: PlanSolution): { saved: ItemTypeId[] } {
  const stock = new Map(problem.stock.map((item) => [item.item_id as number, item]));
  const taken = new Set<number>();
  const left: number[] = [];
  const saved: ItemTypeId[] = [];
  let position = 0;
  let phase = 0;

  const fail = (why: string): never => {
    throw new Error(why);
  };
  const takeStock = (id: number, type: ItemTypeId | null) => {
    const item = stock.get(id) ?? fail(`item ${id} is not in the stock`);
    if (type !== null && item.item_type_id !== type) fail(`item ${id} is of another type`);
    stock.delete(id);
  };
  const mixParts = ({ way, parts }: SolvedStep, index: number) => {
    if (way.kind !== 'mix') return parts.length > 0 && fail('only mixes have parts');
    if (parts.length !== 2) fail('a mix has two parts');
    for (const [place, part] of parts.entries()) {
      const type = way.formula[place] as ItemTypeId;
      if ('item_id' in part) takeStock(part.item_id, type);
      else {
        const step = steps[part.step];
        if (part.step >= index || step?.item_type_id !== type) fail('a part comes too late');
        if (!step?.feeds.includes(index)) fail('a step does not say what it feeds');
        left[part.step] = (left[part.step] ?? 0) - 1;
        if ((left[part.step] as number) < 0) fail('a part is used twice');
      }
    }
  };

  for (const [index, step] of steps.entries()) {
    const { way } = step;
    const now = ['now', 'walk', 'after'].indexOf(step.phase);
    if (now < phase) fail('phases are mixed up');
    phase = now;
    left[index] = step.count;
    mixParts(step, index);
    if (way.kind === 'stock') takeStock(way.item_id, step.item_type_id);
    else if ('item_id' in way) {
      if (taken.has(way.item_id)) fail(`item ${way.item_id} is taken twice`);
      taken.add(way.item_id);
    }
    if (way.kind === 'swap') takeStock(way.gives, null);
    if ('place_id' in way && way.place_id !== null) {
      if (step.phase !== 'walk') fail('a place is reached without a walk');
      const at = walk.indexOf(way.place_id);
      if (at < position) fail('the walk goes back');
      position = at;
    }
    if (step.is_target) {
      left[index] -= 1;
      saved.push(step.item_type_id);
    }
  }
  for (const [index, count] of left.entries()) if (count !== 0) fail(`step ${index} gets what nothing uses`);
  return { saved };
}

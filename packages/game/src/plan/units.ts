import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { AssignedStock } from './assigned-stock.ts';
import type { PlannedWay, SolvedStep } from './plan-problem.ts';
import type { Draft } from './search/draft.ts';
import type { Model } from './search/model.ts';

/** One item that a plan gets. */
export interface Unit {
  readonly type: ItemTypeId;
  readonly way: PlannedWay;
  readonly isTarget: boolean;
  readonly phase: SolvedStep['phase'];
  readonly parts: readonly Unit[];
  /** The mix that uses it up. */
  mixedIn: Unit | null;
}

/** Every item of the plan, parts before the mixes that need them. */
export function unitsOf({ types, targets }: Model, draft: Draft, stock: AssignedStock): Unit[] {
  const units: Unit[] = [];
  const free = new Map<ItemTypeId, Unit[]>();
  const create = (type: ItemTypeId, way: PlannedWay, isTarget: boolean) => {
    const parts = way.kind === 'mix' ? takeParts(way.formula, free) : [];
    const unit: Unit = { type, way, isTarget, phase: phaseOf(way, parts), parts, mixedIn: null };
    for (const part of parts) part.mixedIn = unit;
    units.push(unit);
    return unit;
  };
  const wanted = new Map(targets.map(({ id }, index) => [id, stock.targets[index]]));
  for (const [index, { id }] of [...types.entries()].reverse()) {
    const target = wanted.get(id);
    if (target) create(id, target, true);
    const others = (draft.parts[index] ?? []).map(({ way }) => way).filter(({ kind }) => kind !== 'stock');
    const ways = [...(stock.mixed.get(id) ?? []), ...others];
    free.set(
      id,
      ways.map((way) => create(id, way, false)),
    );
  }
  return units;
}

/** A mix that can be done now takes parts that are there now; another one leaves them. */
function takeParts(formula: readonly ItemTypeId[], free: ReadonlyMap<ItemTypeId, Unit[]>): Unit[] {
  const isNow = ({ phase }: Unit) => phase === 'now';
  const wanted = (type: ItemTypeId) => formula.filter((other) => other === type).length;
  const allNow = formula.every((type) => (free.get(type) ?? []).filter(isNow).length >= wanted(type));
  return formula.map((type) => {
    const units = free.get(type) as Unit[];
    const fitting = units.findIndex((unit) => isNow(unit) === allNow);
    const [unit] = units.splice(Math.max(0, fitting), 1);
    if (!unit) throw new Error(`No item of type ${type} is left for a mix.`);
    return unit;
  });
}

function phaseOf(way: PlannedWay, parts: readonly Unit[]): Unit['phase'] {
  if (way.kind === 'place' || way.kind === 'forage') return 'walk';
  return parts.every(({ phase }) => phase === 'now') ? 'now' : 'after';
}

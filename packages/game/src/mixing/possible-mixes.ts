import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { TypeFacts } from '../state/type-facts.ts';
import { isSpare } from '../swaps/offers.ts';

export interface FreeItem {
  readonly item_id: ItemId;
  readonly item_type_id: ItemTypeId;
  readonly number: number;
}

export type MixedType = Pick<TypeFacts, 'id' | 'formulas' | 'special_components'> & { readonly name: string };

export interface Mixing {
  /** What is in the pouch and may be used up: not locked, listed or withheld. */
  readonly free: readonly FreeItem[];
  /** The types that are still made. */
  readonly types: readonly MixedType[];
  /** The saved number of each type. */
  readonly saved: ReadonlyMap<ItemTypeId, number>;
}

export interface PossibleMix {
  readonly item_type_id: ItemTypeId;
  readonly is_missing: boolean;
  readonly first_id: ItemId;
  readonly second_id: ItemId;
  /** Both items are spares. */
  readonly uses_spares: boolean;
}

interface Part extends FreeItem {
  readonly is_spare: boolean;
}

type Pair = readonly [Part, Part];

/** One mix of each type that can be made now: missing types first, then by name. */
export function possibleMixes({ free, types, saved }: Mixing): PossibleMix[] {
  const parts = free
    .map((item) => ({ ...item, is_spare: isSpare(item.number, saved.get(item.item_type_id)) }))
    .sort(leastMissedFirst);
  const byType = new Map<ItemTypeId, Part[]>();
  for (const part of parts) byType.set(part.item_type_id, [...(byType.get(part.item_type_id) ?? []), part]);
  return types
    .flatMap((type) => {
      const [pair] = pairsFor(type, parts, byType).sort(leastMissedPairFirst);
      return pair ? [{ ...toMix(pair, type.id, saved), name: type.name }] : [];
    })
    .sort(
      (one, other) =>
        Number(other.is_missing) - Number(one.is_missing) ||
        one.name.localeCompare(other.name, 'en') ||
        one.item_type_id - other.item_type_id,
    )
    .map(({ name: _, ...mix }) => mix);
}

function toMix([first, second]: Pair, id: ItemTypeId, saved: Mixing['saved']): PossibleMix {
  return {
    item_type_id: id,
    is_missing: !saved.has(id),
    first_id: first.item_id,
    second_id: second.item_id,
    uses_spares: first.is_spare && second.is_spare,
  };
}

/** The best pair of each formula, and of each component that mixes with anything. */
function pairsFor(
  { formulas, special_components }: MixedType,
  parts: readonly Part[],
  byType: ReadonlyMap<ItemTypeId, readonly Part[]>,
): Pair[] {
  const best = (id: ItemTypeId) => byType.get(id)?.[0];
  const ofFormulas = formulas.map(([one, other]) => [
    best(one),
    one === other ? byType.get(other)?.[1] : best(other),
  ]);
  const ofSpecials = special_components.map((id) => {
    const component = best(id);
    return [component, parts.find((part) => part !== component)];
  });
  return [...ofFormulas, ...ofSpecials].flatMap(([first, second]): Pair[] =>
    first && second ? [[first, second]] : [],
  );
}

function leastMissedFirst(one: Part, other: Part): number {
  return (
    Number(other.is_spare) - Number(one.is_spare) || other.number - one.number || one.item_id - other.item_id
  );
}

function leastMissedPairFirst(one: Pair, other: Pair): number {
  return spares(other) - spares(one) || lowest(other) - lowest(one);
}

function spares(pair: Pair): number {
  return pair.filter(({ is_spare }) => is_spare).length;
}

function lowest([first, second]: Pair): number {
  return Math.min(first.number, second.number);
}

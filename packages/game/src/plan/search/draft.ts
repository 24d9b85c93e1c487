import type { Model, Supply } from './model.ts';
import type { Walk, Walks } from './walks.ts';

/** How each target is got, and how all parts of a type are got. */
export interface Draft {
  /** By target; undefined where it is not had. */
  readonly targets: readonly (Supply | undefined)[];
  /** By type. */
  readonly parts: readonly (readonly Supply[])[];
  readonly missed: number;
  readonly walk: Walk;
  readonly cost: number;
}

export function createDraft(
  model: Model,
  { walks, perMetre }: { walks: Walks; perMetre: number },
  { targets, parts }: Pick<Draft, 'targets' | 'parts'>,
): Draft {
  const supplies = [...targets.filter((supply) => supply !== undefined), ...parts.flat()];
  const walk = walks.through(placesOf(supplies));
  return {
    targets,
    parts,
    missed: model.targets.filter(({ supplies: ways }, index) => ways.length > 0 && !targets[index]).length,
    walk,
    cost: supplies.reduce((sum, { cost }) => sum + cost, 0) + walk.metres * perMetre,
  };
}

const TINY = 1e-9;

/** More targets first, then the lower cost. */
export function isBetter(
  one: Pick<Draft, 'missed' | 'cost'>,
  other: Pick<Draft, 'missed' | 'cost'>,
): boolean {
  return one.missed < other.missed || (one.missed === other.missed && one.cost < other.cost - TINY);
}

function placesOf(supplies: readonly Supply[]): number[] {
  return [...new Set(supplies.map(({ place }) => place).filter((place) => place !== -1))];
}

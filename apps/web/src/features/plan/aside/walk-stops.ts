import type { PlanStep } from '@wallabee/contract/plan/plan';
import type { WayPlace } from '@wallabee/contract/plan/ways';

export interface Stop {
  /** Of the first step there. */
  step: number;
  place: WayPlace;
  names: string[];
  /** Whether something is foraged there rather than picked up. */
  isForaged: boolean;
}

/** The places of the walk in their order, each once. */
export function walkStops(steps: readonly PlanStep[]): Stop[] {
  const stops = new Map<number, Stop>();
  for (const { step, phase, way, item } of steps) {
    if (phase !== 'walk' || !way.place) continue;
    const known = stops.get(way.place.id);
    if (known?.names.includes(item.name)) continue;
    if (known) known.names.push(item.name);
    else
      stops.set(way.place.id, {
        step,
        place: way.place,
        names: [item.name],
        isForaged: way.kind === 'forage',
      });
  }
  return [...stops.values()];
}

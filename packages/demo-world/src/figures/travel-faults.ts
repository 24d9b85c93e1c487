import type { Point } from '@wallabee/contract/places/nearness';
import { legMetres } from '@wallabee/game/journey/travel';
import { wholes } from '../columns/column.ts';
import { LISTED } from './recorded-history.ts';
import type { RecordedTravels } from './recorded-travels.ts';
import type { RecordedWorld } from './recorded-world.ts';

/** Items whose way is not the one that their history shows. */
export function travelFaults(world: RecordedWorld): string[] {
  const { travels, items } = world;
  const counted = recountTravels(world);
  const faults: string[] = [];
  for (let id = 1; id < Math.max(counted.metres.length, travels.metres.length); id += 1) {
    const metres = counted.metres.at(id);
    const expected = metres === 0 ? NOWHERE : [items.type.at(id), metres, counted.place.at(id)];
    const claimed = [travels.type.at(id), travels.metres.at(id), travels.place.at(id)];
    if (claimed.join() !== expected.join())
      faults.push(`item_travel has ${claimed} for item ${id}, a recount ${expected}`);
  }
  return faults;
}

const NOWHERE = [0, 0, 0];
const PARTS = ['primary', 'secondary', 'tertiary'] as const;

function recountTravels({ history, places }: RecordedWorld): Omit<RecordedTravels, 'type'> {
  const points = new Map<number, Point>(places.map((place) => [place.id, place]));
  const [metres, last] = [wholes(), wholes()];
  for (let position = 0; position < history.type.length; position += 1) {
    const here = history.place.at(position);
    if (here === 0) continue;
    for (const part of PARTS) {
      if (!(history.listed.at(position) & LISTED[part])) continue;
      const item = history[part].at(position);
      const [from, to] = [points.get(last.at(item)), points.get(here)];
      if (from && to && from !== to) metres.set(item, metres.at(item) + legMetres(from, to));
      last.set(item, here);
    }
  }
  return { metres, place: last };
}

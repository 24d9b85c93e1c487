import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { KnownType } from './known-types.ts';
import type { WritersWorld } from './writers-world.ts';

export function aType(id: number, name: string, more: Partial<KnownType> = {}): KnownType {
  return {
    id: ItemTypeId.parse(id),
    name,
    set: 'Storms in Jars',
    released: '20 September 2019',
    categories: [],
    store: null,
    formulas: [],
    ...more,
  };
}

export const jar = aType(1, 'Wide-Necked Jar', { categories: ['a market'] });
export const drizzle = aType(2, 'Pickled Drizzle', { formulas: [['Wide-Necked Jar', 'Wet Tuesday']] });
export const ladle = aType(3, 'Earthed Ladle', { store: { name: 'The Toolshed', cost: 95 } });
export const jelly = aType(5, 'Fog Jelly');

/** The writer has a jar to spare, has saved drizzle and jelly, and misses the ladle. */
export const WORLD: WritersWorld = {
  types: [jar, drizzle, ladle, aType(4, 'The Jar'), jelly],
  spare: new Map([[jar.id, 12]]),
  missing: new Set([ladle.id]),
  saved: new Map([
    [drizzle.id, 230],
    [jelly.id, 41],
  ]),
  sets: [{ name: 'Storms in Jars', count: 4, total: 5, missing: [ladle.id] }],
  isBetter: (_, number) => number < 100,
  issued: () => 1_234,
  now: new Date('2026-06-02T12:00:00Z'),
  weekday: 'Tuesday',
  month: 'June',
  city: 'Lyon',
  place: 'Parc de la Tête d’Or',
};

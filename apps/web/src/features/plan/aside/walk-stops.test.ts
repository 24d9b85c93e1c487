import { expect, test } from 'vitest';
import { aCard, aPlace, aStep, aWay } from '../plan.fixture.ts';
import { walkStops } from './walk-stops.ts';

test('a place with two steps is one stop, and steps at home are none', () => {
  const lies = aWay({ kind: 'place', place: aPlace });
  const forage = aWay({ kind: 'forage', place: { ...aPlace, id: 8, name: 'Elsewhere' } as never });
  const stops = walkStops([
    aStep({ step: 1 }),
    aStep({ step: 2, phase: 'walk', way: lies, item: aCard('Rope', 2) }),
    aStep({ step: 3, phase: 'walk', way: lies, item: aCard('Bell', 3) }),
    aStep({ step: 3, phase: 'walk', way: lies, item: aCard('Bell', 3) }),
    aStep({ step: 4, phase: 'walk', way: forage, item: aCard('Knot', 4) }),
    aStep({ step: 5, phase: 'after', way: lies }),
  ]);

  expect(stops.map(({ step, names, isForaged }) => ({ step, names, isForaged }))).toEqual([
    { step: 2, names: ['Rope', 'Bell'], isForaged: false },
    { step: 4, names: ['Knot'], isForaged: true },
  ]);
});

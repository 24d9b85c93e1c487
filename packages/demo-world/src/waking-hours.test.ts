import { createChance } from '@wallabee/simulated-players/chance';
import { expect, test } from 'vitest';
import { DAY, HOUR } from './calendar.ts';
import { wakingTime } from './waking-hours.ts';

test.each([
  { city: 'London', longitude: 0 },
  { city: 'Tokyo', longitude: 139.7 },
  { city: 'San Francisco', longitude: -122.4 },
])('few people of $city write between one and five in the morning', ({ longitude }) => {
  const chance = createChance(1, 'hours');
  const offset = Math.round(longitude / 15) * HOUR;
  const hours = Array.from({ length: 2_000 }, () => {
    const time = wakingTime(chance.integer(DAY), longitude, chance);
    return Math.floor(((((time + offset) % DAY) + DAY) % DAY) / HOUR);
  });

  expect(hours.filter((hour) => hour >= 1 && hour < 5).length).toBeLessThan(100);
  expect(hours.filter((hour) => hour >= 19 && hour < 22).length).toBeGreaterThan(200);
});

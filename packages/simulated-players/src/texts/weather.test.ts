import { expect, test } from 'vitest';
import { seasonOf, weatherOf } from './weather.ts';

test.each([
  { city: 'Oslo', latitude: 60, month: 0, season: 'winter', weather: 'freezing' },
  { city: 'London', latitude: 51.5, month: 11, season: 'winter', weather: 'cold' },
  { city: 'London', latitude: 51.5, month: 6, season: 'summer', weather: 'warm' },
  { city: 'Cairo', latitude: 30, month: 7, season: 'summer', weather: 'hot' },
  { city: 'Sydney', latitude: -33.9, month: 0, season: 'summer', weather: 'hot' },
  { city: 'Wellington', latitude: -41.3, month: 6, season: 'winter', weather: 'cold' },
  { city: 'Wellington', latitude: -41.3, month: 2, season: 'autumn', weather: 'mild' },
  { city: 'Singapore', latitude: 1.3, month: 2, season: 'spring', weather: 'tropical' },
])('$city has $weather weather in month $month, $season', ({ latitude, month, season, weather }) => {
  expect(seasonOf(month, latitude)).toBe(season);
  expect(weatherOf(month, latitude)).toBe(weather);
});

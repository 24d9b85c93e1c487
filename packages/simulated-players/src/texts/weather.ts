export const WEATHERS = ['freezing', 'cold', 'mild', 'warm', 'hot', 'tropical'] as const;
export type Weather = (typeof WEATHERS)[number];
export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** The months run from 0 to 11; south of the equator they are half a year apart. */
export function seasonOf(month: number, latitude: number): Season {
  const northern = latitude >= 0 ? month : (month + 6) % 12;
  return SEASONS[Math.floor(((northern + 1) % 12) / 3)] ?? 'winter';
}

/** What a day of the month is like at that latitude. The part `weather.<weather>` describes it. */
export function weatherOf(month: number, latitude: number): Weather {
  const distance = Math.abs(latitude);
  if (distance < 20) return 'tropical';
  const season = seasonOf(month, latitude);
  if (distance < 37) return WARM_CLIMATE[season];
  return distance < 54 ? MILD_CLIMATE[season] : COLD_CLIMATE[season];
}

const WARM_CLIMATE: Record<Season, Weather> = {
  winter: 'mild',
  spring: 'warm',
  summer: 'hot',
  autumn: 'warm',
};
const MILD_CLIMATE: Record<Season, Weather> = {
  winter: 'cold',
  spring: 'mild',
  summer: 'warm',
  autumn: 'mild',
};
const COLD_CLIMATE: Record<Season, Weather> = {
  winter: 'freezing',
  spring: 'cold',
  summer: 'mild',
  autumn: 'cold',
};

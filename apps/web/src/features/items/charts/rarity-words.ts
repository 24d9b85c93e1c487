import type { ClassRarity } from '@wallabee/contract/items/charts';
import { itemChartStrings as strings } from './item-charts.strings.ts';

/** The larger of the two shares says more. */
export function rarityWords({
  rarer_than,
  commoner_than,
}: Pick<ClassRarity, 'rarer_than' | 'commoner_than'>): string {
  if (rarer_than === 0 && commoner_than === 0) return strings.asCommon;
  return rarer_than >= commoner_than ? strings.rarerThan(rarer_than) : strings.commonerThan(commoner_than);
}

import type { JourneyStop } from '@wallabee/contract/items/journey';
import { formatDistance } from '../../../ui/format-distance.ts';
import { journeyStrings } from './journey.strings.ts';

export function wayWords({ kilometres, way }: Pick<JourneyStop, 'kilometres' | 'way'>): string {
  if (kilometres === null || way === null) return journeyStrings.firstStop;
  return journeyStrings.way[way](formatDistance(kilometres * 1_000));
}

import { formatNumber } from '../../ui/format-number.ts';
import { radarStrings as strings } from './radar.strings.ts';
import type { RadarAddress } from './radar-address.ts';
import type { RadarAnswer } from './use-radar.ts';

type Counted = Pick<RadarAnswer, 'counts' | 'friends'> & { places: readonly { finds: number }[] };

/** How many finds there are, and where. */
export function countWords(
  { counts, friends, places }: Counted,
  { where, who }: Pick<RadarAddress, 'where' | 'who'>,
): string {
  const count = counts[where] ?? 0;
  const finds = strings.finds(count, formatNumber(count));
  if (where === 'market' || who !== '' || count === 0) return finds;
  if (where === 'friends')
    return strings.countFriends(finds, strings.friends(friends, formatNumber(friends)));
  const around = places.filter((place) => place.finds > 0).length;
  return strings.countPlaces(finds, strings.places(around, formatNumber(around)));
}

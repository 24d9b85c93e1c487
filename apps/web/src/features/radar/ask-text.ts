import type { RadarFind } from '@wallabee/contract/radar/radar';
import { formatNumber } from '../../ui/format-number.ts';
import { listStrings, mapStrings } from './radar.strings.ts';

/** The text that a message to the friend starts with. */
export function askText({
  name,
  number,
  owner_face,
}: Pick<RadarFind, 'name' | 'number' | 'owner_face'>): string {
  return listStrings.draft(owner_face?.name ?? '', mapStrings.best(name, formatNumber(number)));
}

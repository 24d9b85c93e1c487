import type { Instant } from '@wallabee/game/state/item-state';
import { DAY } from '../../calendar.ts';

const FIRST_VERSION = Date.UTC(2012, 0, 1);
const DAYS_OF_PATCH = 20;
const PATCHES = 3;
const MINORS = 10;

/** The version of the app on that day: 1.x in 2012, 9.x in 2026. */
export function appVersionAt(at: Instant): string {
  const release = Math.floor((at - FIRST_VERSION) / (DAYS_OF_PATCH * DAY));
  const minor = Math.floor(release / PATCHES);
  return `${1 + Math.floor(minor / MINORS)}.${minor % MINORS}.${release % PATCHES}`;
}

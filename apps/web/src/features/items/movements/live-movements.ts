import { MOVEMENTS_SHOWN } from '@wallabee/contract/items/movement-sizes';
import type { Movement } from '@wallabee/contract/items/movements';

/** The list with the oldest movement at its top that it does not show yet; the same list where there is none. */
export function withNext<Shown extends Pick<Movement, 'history_id'>>(
  shown: readonly Shown[],
  latest: readonly Shown[],
): readonly Shown[] {
  const newest = shown[0]?.history_id ?? 0;
  const next = latest.findLast(({ history_id }) => history_id > newest);
  return next ? [next, ...shown].slice(0, MOVEMENTS_SHOWN) : shown;
}

import type { SomeTypes } from '../query/bound-query.ts';
import type { UpperBound } from './upper-bound.ts';

/**
 * Alerts with a key in common, grouped by the item types that all matches have. Null is the group without such types.
 * The types of a group leave all of its alerts out at once.
 */
export type Bucket<Alert> = Map<SomeTypes | null, Group<Alert>>;

/** The bounds lie beside the alerts, because most alerts are left out by their bounds. */
export interface Group<Alert> {
  readonly alerts: Alert[];
  readonly bounds: UpperBound[];
}

export function addTo<Alert>(
  bucket: Bucket<Alert>,
  alert: Alert,
  { types, bound }: { types: SomeTypes | null; bound: UpperBound },
) {
  const group = bucket.get(types) ?? { alerts: [], bounds: [] };
  group.alerts.push(alert);
  group.bounds.push(bound);
  bucket.set(types, group);
}

export function removeFrom<Alert>(bucket: Bucket<Alert>, alert: Alert, types: SomeTypes | null) {
  const group = bucket.get(types);
  if (!group) return;
  removeOne(group, alert);
  if (group.alerts.length === 0) bucket.delete(types);
}

function removeOne<Alert>({ alerts, bounds }: Group<Alert>, alert: Alert) {
  const at = alerts.indexOf(alert);
  const [lastAlert, lastBound] = [alerts.pop(), bounds.pop()];
  if (at === alerts.length || lastAlert === undefined || lastBound === undefined) return;
  alerts[at] = lastAlert;
  bounds[at] = lastBound;
}

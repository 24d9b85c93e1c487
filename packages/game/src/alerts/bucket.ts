import type { UpperBound } from './upper-bound.ts';

/** Alerts with a key in common. Their bounds lie beside them, because most alerts are left out by their bounds. */
export interface Bucket<Alert> {
  readonly alerts: Alert[];
  readonly bounds: UpperBound[];
}

export function addTo<Alert>(bucket: Bucket<Alert>, alert: Alert, bound: UpperBound) {
  bucket.alerts.push(alert);
  bucket.bounds.push(bound);
}

export function removeFrom<Alert>(bucket: Bucket<Alert>, alert: Alert) {
  const at = bucket.alerts.indexOf(alert);
  const [lastAlert, lastBound] = [bucket.alerts.pop(), bucket.bounds.pop()];
  if (at === bucket.alerts.length || lastAlert === undefined || lastBound === undefined) return;
  bucket.alerts[at] = lastAlert;
  bucket.bounds[at] = lastBound;
}

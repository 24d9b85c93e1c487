import type { Plan } from '@wallabee/contract/plan/plan';
import { WALK_MINUTES_PER_KM } from '@wallabee/contract/plan/plan-costs';
import type { ReactNode } from 'react';
import { Link } from '../../../ui/controls/link.tsx';
import { formatDistance } from '../../../ui/format-distance.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { asideStrings as strings } from '../plan.strings.ts';
import { WALK_ID } from '../steps/step-doing.ts';
import styles from './aside.module.css';
import { type Stop, walkStops } from './walk-stops.ts';

/** The map is an extra: the list alone is complete. */
export type DrawMap = (stops: readonly Stop[], start: Plan['start']) => ReactNode;

export function WalkPanel({ plan, drawMap }: { plan: Plan; drawMap: DrawMap }) {
  const stops = walkStops(plan.steps);
  if (stops.length === 0) return null;
  const minutes = Math.max(1, Math.round((plan.walk_m / 1_000) * WALK_MINUTES_PER_KM));
  return (
    <div className={styles.walk} id={WALK_ID}>
      <Panel heading={strings.walk} aside={strings.walkMinutes(formatNumber(minutes))}>
        <div className={styles.map}>{drawMap(stops, plan.start)}</div>
        {plan.start && (
          <p className={styles.from}>{plan.start.name ? strings.from(plan.start.name) : strings.fromHere}</p>
        )}
        <ol className={styles.stops} aria-label={strings.stops}>
          {stops.map((stop) => (
            <OneStop key={stop.place.id} {...stop} />
          ))}
        </ol>
      </Panel>
    </div>
  );
}

function OneStop({ step, place, names }: Stop) {
  return (
    <li>
      <span className={styles.stop}>{formatNumber(step)}</span>
      <span className={styles.place}>
        <Link to={`/tools/place/${place.id}`} isPrefetched={false}>
          {place.name}
        </Link>
        {strings.inPlace(place.category_name, names.join(strings.comma))}
      </span>
      {place.distance_m !== null && <span>{formatDistance(place.distance_m)}</span>}
    </li>
  );
}

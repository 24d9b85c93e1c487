import type { JourneyMap } from '@wallabee/contract/items/journey-map';
import { useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './map-drawing.module.css';

interface MapDrawingProps {
  map: JourneyMap;
  stop: number;
}

/** An old chart: waterlines around the coast, the land, and the way it went. */
export function MapDrawing({ map, stop }: MapDrawingProps) {
  const land = useId();
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
      <defs>
        <path id={land} d={map.land} />
      </defs>
      <path className={styles.grid} d={map.graticule} />
      <use className={classNames(styles.water, styles.far)} href={`#${land}`} />
      <use className={classNames(styles.water, styles.off)} href={`#${land}`} />
      <use className={styles.water} href={`#${land}`} />
      <use className={styles.land} href={`#${land}`} />
      <path className={classNames(styles.grid, styles.over)} d={map.graticule} />
      {map.legs.map(({ to, kind, path, tip }) => (
        <g key={to} className={styles.leg} data-kind={kind} data-when={whenOf(to, stop)}>
          <path className={styles.halo} d={path} />
          <path className={styles.way} d={path} />
          <path className={styles.tip} transform={tip} d="M-6-5.5 5 0-6 5.5-3.5 0Z" />
        </g>
      ))}
    </svg>
  );
}

function whenOf(to: number, stop: number) {
  if (to === stop) return 'now';
  return to < stop ? 'past' : 'next';
}

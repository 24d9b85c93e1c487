import type { JourneyStop } from '@wallabee/contract/items/journey';
import type { MapStamp } from '@wallabee/contract/items/journey-map';
import type { ReactNode } from 'react';
import { Link } from '../../../../ui/controls/link.tsx';
import { formatDate } from '../../../../ui/format-date.ts';
import { placed } from '../../../../ui/layout/placed.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { journeyStrings } from '../journey.strings.ts';
import type { StopInView } from '../journey-stop.ts';
import styles from './map-stamps.module.css';

interface MapStampsProps {
  stamps: readonly MapStamp[];
  stops: readonly JourneyStop[];
  view: StopInView;
}

export function MapStamps({ stamps, stops, view }: MapStampsProps) {
  return (
    <ol className={styles.stamps} aria-label={journeyStrings.stopsOnMap}>
      {stamps.map((stamp) => (
        <li
          key={stamp.stops[0]}
          {...placed({ x: stamp.x, y: stamp.y }, styles.stamp)}
          data-now={stamp.stops.includes(view.stop) || undefined}
          data-side={stamp.side ?? inwards(stamp)}
          data-narrow-side={stamp.narrow_side ?? inwards(stamp)}
          data-label={labelShown(stamp)}
        >
          {stamp.stops.length === 1 ? (
            <OneStop stamp={stamp} stops={stops} view={view} />
          ) : (
            <SeveralStops key={view.stop} stamp={stamp} stops={stops} view={view} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Only the stop in view shows its label where it may cover something. */
function inwards({ x }: MapStamp) {
  return x > 50 ? 'left' : 'right';
}

function labelShown({ side, narrow_side }: MapStamp) {
  if (side === null) return narrow_side === null ? 'now' : 'narrow';
  return narrow_side === null ? 'wide' : 'always';
}

interface StampProps extends Omit<MapStampsProps, 'stamps'> {
  stamp: MapStamp;
}

function OneStop({ stamp, stops, view }: StampProps) {
  const [number = 1] = stamp.stops;
  const place = stops.find((stop) => stop.number === number)?.place;
  return (
    <StopLink className={styles.target} number={number} view={view}>
      <b>{number}</b>
      <Label stamp={stamp} />
      {place && <VisuallyHidden>{`, ${journeyStrings.placeIn(place.name, place.city)}`}</VisuallyHidden>}
    </StopLink>
  );
}

/** Stops that would cover each other open into a list. */
function SeveralStops({ stamp, stops, view }: StampProps) {
  return (
    <details
      className={styles.several}
      data-low={stamp.y > 55 || undefined}
      data-end={stamp.x > 55 || undefined}
    >
      <summary className={styles.target}>
        <VisuallyHidden>{journeyStrings.stops(stamp.stops)}</VisuallyHidden>
        <b aria-hidden="true">{journeyStrings.numbers(stamp.stops)}</b>
        <Label stamp={stamp} />
      </summary>
      <ol className={styles.list}>
        {stops
          .filter(({ number }) => stamp.stops.includes(number))
          .map(({ number, place, from }) => (
            <li key={number}>
              <StopLink number={number} view={view}>
                <b>{number}</b>
                <span>
                  {place.name}
                  <small>{formatDate(from)}</small>
                </span>
              </StopLink>
            </li>
          ))}
      </ol>
    </details>
  );
}

function Label({ stamp }: { stamp: MapStamp }) {
  return (
    <span className={styles.label} aria-hidden="true">
      {stamp.label}
    </span>
  );
}

type StopLinkProps = {
  number: number;
  view: StopInView;
  className?: string | undefined;
  children: ReactNode;
};

function StopLink({ number, view, className, children }: StopLinkProps) {
  return (
    <Link
      className={className}
      to={view.hrefOf(number)}
      aria-current={number === view.stop ? 'step' : undefined}
      isPrefetched={false}
      preventScrollReset
      replace
    >
      {children}
    </Link>
  );
}

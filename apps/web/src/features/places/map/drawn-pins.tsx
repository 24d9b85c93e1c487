import styles from '../../../game-ui/map/map-frame.module.css';
import { Link } from '../../../ui/controls/link.tsx';
import { pinPositions } from './pin-positions.ts';
import type { Spot } from './spot.ts';

/** Positions are attributes of the drawing, because the Content-Security-Policy forbids style attributes. */
export function DrawnPins({ spots }: { spots: readonly Spot[] }) {
  const [only] = spots;
  if (spots.length === 1 && only?.number === undefined)
    return <img className={styles.pin} src={only?.picture} alt="" width={64} height={64} />;
  const positions = pinPositions(spots);
  return (
    <svg className={styles.pins} aria-hidden="true">
      {spots.map((spot, index) => (
        <svg
          key={spot.number ?? spot.name}
          x={`${positions[index]?.x}%`}
          y={`${positions[index]?.y}%`}
          overflow="visible"
          width="1"
          height="1"
        >
          <title>{spot.name}</title>
          {spot.isStart ? <Start name={spot.name} /> : <Pin {...spot} />}
        </svg>
      ))}
    </svg>
  );
}

/** The list has the same links, so these are no tab stops. */
function Pin({ number, href }: Spot) {
  return (
    <Link to={href ?? '#'} isPrefetched={false} tabIndex={-1}>
      <path d="M0 0C-4-9-15-12-15-23a15 15 0 1 1 30 0C15-12 4-9 0 0Z" />
      <text y="-18">{number}</text>
    </Link>
  );
}

function Start({ name }: { name: string }) {
  return (
    <>
      <circle r="8" />
      <text className={styles.startName} y="24">
        {name}
      </text>
    </>
  );
}

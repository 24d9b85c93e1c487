import type { Place } from '@wallabee/contract/places/place';
import type { MapTiles } from '@wallabee/contract/protocol/page-visit';
import { useEffect, useId, useRef, useState } from 'react';
import { artOf } from '../../platform/pages/art.ts';
import { classNames } from '../../ui/class-names.ts';
import { OutsideLink } from '../../ui/controls/outside-link.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import captions from './place-caption.module.css';
import { openMapHref } from './place-links.ts';
import styles from './place-map.module.css';
import { placeStrings } from './places.strings.ts';

interface PlaceMapProps {
  place: Place;
  /** Null shows the drawn ground only. */
  tiles: MapTiles | null;
}

/**
 * The server renders the ground, the pin and the coordinates; only this page loads the script that makes the map
 * interactive.
 */
export function PlaceMap({ place, tiles }: PlaceMapProps) {
  const { name, lat, lng, hue } = place;
  const helpId = useId();
  const pin = artOf({ kind: 'place', id: place.id }, place.image_key, 100);
  const { ground, isAlive } = useLiveMap({ lat, lng, pin: pin.src, tileUrl: tiles?.url ?? null });

  return (
    <figure className={captions.figure}>
      <div className={classNames(styles.frame, isAlive && styles.alive)} data-hue={hue}>
        <div className={styles.drawn}>
          <img className={styles.pin} src={pin.src} alt="" width={64} height={64} />
        </div>
        <section
          ref={ground}
          className={styles.ground}
          aria-label={placeStrings.map(name)}
          aria-describedby={isAlive ? helpId : undefined}
        />
        <VisuallyHidden>
          <span id={helpId}>{placeStrings.mapHelp}</span>
        </VisuallyHidden>
      </div>
      <figcaption className={captions.caption}>
        <span>{`${placeStrings.coordinates}: ${placeStrings.degrees(lat, lng)}`}</span>
        <OutsideLink href={openMapHref(place)}>{placeStrings.openMap}</OutsideLink>
        {tiles && (
          <OutsideLink className={captions.attribution} href={tiles.attributionUrl}>
            {tiles.attribution}
          </OutsideLink>
        )}
      </figcaption>
    </figure>
  );
}

interface Spot {
  lat: number;
  lng: number;
  pin: string;
  tileUrl: string | null;
}

function useLiveMap({ lat, lng, pin, tileUrl }: Spot) {
  const ground = useRef<HTMLElement>(null);
  const [isAlive, setIsAlive] = useState(false);

  useEffect(() => {
    let map: { remove(): void } | undefined;
    let isGone = false;
    import('./live-map.ts').then(
      ({ liveMap }) => {
        if (isGone || !ground.current) return;
        map = liveMap(ground.current, { lat, lng, pin, tileUrl });
        setIsAlive(true);
      },
      // Without the script the server-rendered map stays.
      () => {},
    );
    return () => {
      isGone = true;
      map?.remove();
      setIsAlive(false);
    };
  }, [lat, lng, pin, tileUrl]);

  return { ground, isAlive };
}

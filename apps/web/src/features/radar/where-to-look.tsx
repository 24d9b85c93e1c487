import type { RadarCity } from '@wallabee/contract/radar/radar';
import type { ReactNode } from 'react';
import frame from '../../game-ui/map/map-frame.module.css';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { radarStrings, whereStrings as strings } from './radar.strings.ts';
import { type RadarAddress, radarHref } from './radar-address.ts';
import { WhereForm } from './where-form.tsx';
import styles from './where-to-look.module.css';

interface WhereToLookProps {
  address: RadarAddress;
  /** No city or place has the name. */
  isUnknown: boolean;
  /** The cities to choose from. */
  children?: ReactNode;
}

export function WhereToLook({ address, isUnknown, children }: WhereToLookProps) {
  return (
    <>
      <div className={classNames(frame.grid, styles.ground)}>
        <section className={styles.card} aria-labelledby="where">
          <h2 id="where">{strings.heading}</h2>
          <p>{strings.text}</p>
          <WhereForm
            key={address.at}
            address={address}
            problem={isUnknown ? strings.unknown(address.at) : undefined}
            isLarge
          />
        </section>
      </div>
      {children}
    </>
  );
}

export function LatelyCities({ cities, address }: { cities: readonly RadarCity[]; address: RadarAddress }) {
  if (cities.length === 0) return null;
  return (
    <Lately>
      <ul className={styles.cities}>
        {cities.map((city) => (
          <li key={city.name}>
            <City city={city} address={address} />
          </li>
        ))}
      </ul>
    </Lately>
  );
}

function Lately({ children }: { children: ReactNode }) {
  return (
    <section className={styles.lately} aria-labelledby="lately">
      <h2 id="lately">{strings.lately}</h2>
      {children}
    </section>
  );
}

/** Keeps the footer in its place. */
export function CitiesSkeleton() {
  return (
    <Lately>
      <div className={styles.cities} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className={styles.city} />
        ))}
      </div>
    </Lately>
  );
}

function City({ city: { name, finds, best }, address }: { city: RadarCity; address: RadarAddress }) {
  return (
    <Link className={styles.city} to={radarHref({ ...address, at: name })}>
      {best && (
        <PlateArt
          art={artOf({ kind: 'item', id: best.item_type_id }, best.image_key, 50)}
          hue={best.hue}
          size="thumb"
          pixels={56}
        />
      )}
      <span>
        <b>{name}</b>
        <span>{radarStrings.finds(finds, formatNumber(finds))}</span>
      </span>
    </Link>
  );
}

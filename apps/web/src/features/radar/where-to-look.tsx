import type { RadarCity } from '@wallabee/contract/radar/radar';
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
  cities: readonly RadarCity[] | undefined;
  /** No city or place has the name. */
  isUnknown: boolean;
}

export function WhereToLook({ address, cities, isUnknown }: WhereToLookProps) {
  const isLoading = cities === undefined && !isUnknown;
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
      {(isLoading || (cities && cities.length > 0)) && (
        <section className={styles.lately} aria-labelledby="lately">
          <h2 id="lately">{strings.lately}</h2>
          {isLoading && <CitiesSkeleton />}
          <ul className={styles.cities}>
            {cities?.map((city) => (
              <li key={city.name}>
                <City city={city} address={address} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Keeps the footer in its place. */
function CitiesSkeleton() {
  return (
    <div className={styles.cities} aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={styles.city} />
      ))}
    </div>
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

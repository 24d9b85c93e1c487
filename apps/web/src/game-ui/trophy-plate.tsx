import { classNames } from '../ui/class-names.ts';
import { Link, type SiteAddress } from '../ui/controls/link.tsx';
import { hueAttribute } from '../ui/hue.ts';
import plate from './item-plate.module.css';
import type { Art } from './plate-art.tsx';
import styles from './trophy-plate.module.css';

type TrophyPlateProps = {
  name: string;
  art: Art;
  hue: number;
  href: SiteAddress;
  /** On the plaque: the place in which the set was finished. */
  finish: string;
  /** A place of one digit has an edge of ink. */
  isAmongFirst: boolean;
  detail?: string | undefined;
};

/** A finished set: a hexagon on the ledge of a shelf, with a plaque. */
export function TrophyPlate({ name, art, hue, href, finish, isAmongFirst, detail }: TrophyPlateProps) {
  return (
    <Link className={classNames(plate.plate, plate.shelf)} to={href} {...hueAttribute(hue)}>
      <span className={plate.stand}>
        <span className={styles.cup}>
          <img {...art} alt="" sizes="64px" width={64} height={64} loading="lazy" decoding="async" />
        </span>
      </span>
      <span className={plate.label}>
        <span className={styles.plaque} data-first={isAmongFirst || undefined}>
          {finish}
        </span>
        <span className={plate.name}>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </Link>
  );
}

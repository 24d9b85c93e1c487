import { prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Link, type SiteAddress } from '../ui/controls/link.tsx';
import { hueAttribute } from '../ui/hue.ts';
import { gameUiStrings } from './game-ui.strings.ts';
import styles from './item-plate.module.css';
import { NumberChip } from './number-chip.tsx';
import { type Art, PlateArt } from './plate-art.tsx';
import { RetiredRibbon } from './retired-ribbon.tsx';

type PlateSize = 'shelf' | 'mini' | 'thumb' | 'large';

type ItemPlateProps = {
  name: string;
  art: Art;
  href?: SiteAddress | undefined;
  hue?: number | undefined;
  number?: number | undefined;
  /** Replaces the chip of `number`, for a live number. */
  chip?: ReactNode;
  tags?: ReactNode;
  /** On the art, where tags below the name would change the height. */
  corner?: ReactNode;
  isRetired?: boolean | undefined;
  isResult?: boolean | undefined;
  /** Above the fold, so it loads eagerly. */
  isEager?: boolean | undefined;
  /** Of one height with the others: the name has two lines, whatever its length. */
  isUniform?: boolean | undefined;
  size?: PlateSize | undefined;
};

export function ItemPlate(props: ItemPlateProps) {
  const { name, href, hue, number, tags, size = 'shelf', isResult, isUniform } = props;
  const chip = props.chip ?? (number !== undefined && <NumberChip number={number} />);
  const label = size !== 'large' && (
    <span className={styles.label}>
      {chip}
      <span className={styles.name}>{name}</span>
      {tags && <span className={styles.tags}>{tags}</span>}
    </span>
  );
  const className = classNames(
    styles.plate,
    styles[size],
    isResult && styles.result,
    isUniform && styles.uniform,
  );

  if (href === undefined) {
    return (
      <span className={className} {...hueAttribute(hue)}>
        <Stand {...props} size={size} />
        {label}
      </span>
    );
  }
  return (
    <Link className={className} to={href} {...hueAttribute(hue)}>
      <Stand {...props} size={size} />
      {label}
    </Link>
  );
}

/** The stock shape does not reveal the real art. */
export function UndiscoveredPlate({
  hue,
  shape = 0,
  name = gameUiStrings.undiscovered,
}: {
  hue?: number | undefined;
  shape?: number | undefined;
  name?: string | undefined;
}) {
  return (
    <span className={classNames(styles.plate, styles.shelf, styles.unknown)} {...hueAttribute(hue)}>
      <span className={styles.stand}>
        <span className={styles.silhouette} data-shape={shape % silhouetteCount} />
      </span>
      <span className={styles.label}>
        <span className={styles.name}>{name}</span>
      </span>
    </span>
  );
}

const silhouetteCount = 6;
const pixels = { shelf: 200, mini: 160, thumb: 56, large: 460 } as const;

function Stand({
  name,
  art,
  number,
  corner,
  isRetired,
  isEager,
  size,
}: ItemPlateProps & { size: PlateSize }) {
  return (
    <span className={styles.stand}>
      <PlateArt
        art={{ ...art, alt: art.alt ?? gameUiStrings.art(name) }}
        size={size}
        pixels={pixels[size]}
        prestige={number === undefined ? undefined : prestigeOf(number)}
        isEager={isEager}
        isFaded={isRetired}
      >
        {isRetired && <RetiredRibbon size={size === 'mini' || size === 'thumb' ? size : 'plain'} />}
      </PlateArt>
      {corner && <span className={styles.corner}>{corner}</span>}
    </span>
  );
}

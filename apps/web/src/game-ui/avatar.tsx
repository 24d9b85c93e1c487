import { classNames } from '../ui/class-names.ts';
import { hueAttribute } from '../ui/hue.ts';
import styles from './avatar.module.css';

type AvatarProps = {
  src: string | undefined;
  hue?: number | undefined;
  pixels?: 24 | 36 | 40 | 48 | 112 | undefined;
  isHexagon?: boolean | undefined;
};

/** The person's name is always beside it, so the picture is decoration. */
export function Avatar({ src, hue, pixels = 40, isHexagon }: AvatarProps) {
  return (
    <span
      className={classNames(styles.avatar, isHexagon && styles.hexagon)}
      data-pixels={pixels}
      {...hueAttribute(hue)}
    >
      {src && <img src={src} alt="" width={pixels} height={pixels} loading="lazy" decoding="async" />}
    </span>
  );
}

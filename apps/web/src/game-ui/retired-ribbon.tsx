import { classNames } from '../ui/class-names.ts';
import { gameUiStrings } from './game-ui.strings.ts';
import styles from './retired-ribbon.module.css';

export function RetiredRibbon({ size }: { size: 'plain' | 'mini' | 'thumb' }) {
  return (
    <span className={classNames(styles.ribbon, styles[size])}>
      <b>{gameUiStrings.retired}</b>
    </span>
  );
}

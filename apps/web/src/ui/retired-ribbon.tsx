import { classNames } from './class-names.ts';
import styles from './retired-ribbon.module.css';
import { uiStrings } from './ui.strings.ts';

/** Over the corner of a plate; it stands inside the plate's art. */
export function RetiredRibbon({ size }: { size: 'plain' | 'mini' | 'thumb' }) {
  return (
    <span className={classNames(styles.ribbon, styles[size])}>
      <b>{uiStrings.retired}</b>
    </span>
  );
}

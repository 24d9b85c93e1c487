import { Link, type SiteAddress } from '../../../ui/controls/link.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { finderStrings } from './finder.strings.ts';
import styles from './finder-tips.module.css';

const { keys, tips } = finderStrings;

export function FinderTips({ everything }: { everything: SiteAddress }) {
  return (
    <div className={styles.tips}>
      <span className={styles.tip} aria-hidden="true">
        <IconKey name="arrowUp" />
        <IconKey name="arrowDown" />
        {tips.move}
      </span>
      <span className={styles.tip} aria-hidden="true">
        <IconKey name="enter" />
        {tips.open}
      </span>
      <span className={styles.tip} aria-hidden="true">
        <kbd className={styles.key}>{keys.tab}</kbd>
        {tips.nextKind}
      </span>
      <span className={styles.tip} aria-hidden="true">
        <kbd className={styles.key}>{keys.escape}</kbd>
        {tips.close}
      </span>
      <Link className={styles.everything} to={everything} aria-keyshortcuts="Control+Enter">
        {finderStrings.searchEverything}
        <Icon name="arrowRight" />
      </Link>
    </div>
  );
}

export function IconKey({ name }: { name: IconName }) {
  return (
    <kbd className={styles.key}>
      <Icon name={name} />
    </kbd>
  );
}

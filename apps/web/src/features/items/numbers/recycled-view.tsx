import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { historyStrings } from '../history/history.strings.ts';
import styles from '../history/history-event.module.css';
import { genericArt } from '../item-links.ts';

export function RecycledView() {
  return (
    <article className={styles.event}>
      <span className={styles.mark}>
        <Icon name="refresh" />
      </span>
      <h3>{historyStrings.recycled}</h3>
      <div className={styles.story}>
        <PlateArt art={{ ...genericArt, alt: '' }} size="thumb" pixels={56} />
        <p className={styles.item}>{historyStrings.recycledText}</p>
      </div>
    </article>
  );
}

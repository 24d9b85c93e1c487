import { Bone } from '../../ui/feedback/skeletons.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';
import type { RadarAddress } from './radar-address.ts';
import styles from './radar-skeleton.module.css';

/** The map keeps its ground, and the list has the shape of its cards. */
export function RadarSkeleton({ where }: { where: RadarAddress['where'] }) {
  return (
    <div role="status">
      <VisuallyHidden>{uiStrings.loading}</VisuallyHidden>
      <div className={where === 'places' ? styles.columns : styles.cards} aria-hidden="true">
        {where === 'places' && <div className={styles.map} />}
        <div className={where === 'places' ? styles.list : styles.cells}>
          {CARDS.map((card) => (
            <Bone key={card} className={styles.card} />
          ))}
        </div>
      </div>
    </div>
  );
}

const CARDS = [1, 2, 3, 4, 5];

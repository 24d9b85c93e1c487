import { Bone } from '../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { uiStrings } from '../../ui/ui.strings.ts';
import { radarStrings as strings } from './radar.strings.ts';
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

/** The page before its script runs. */
export function RadarPageSkeleton() {
  return (
    <>
      <PageHeader heading={strings.heading} lead={strings.lead} />
      <noscript>{strings.noScript}</noscript>
      <Bone className={styles.bar} />
      <RadarSkeleton where="places" />
    </>
  );
}

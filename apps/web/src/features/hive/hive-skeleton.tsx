import { Bone, PanelSkeleton, ShelfSkeleton } from '../../ui/feedback/skeletons.tsx';
import deskStyles from './desk.module.css';
import { deskStrings, shelfStrings } from './hive.strings.ts';
import styles from './hive-skeleton.module.css';
import { ShelfSection } from './shelf-section.tsx';

export function CabinetSkeleton() {
  return (
    <>
      <ShelfSection heading={shelfStrings.fresh}>
        <div className={styles.shelf}>
          <ShelfSkeleton count={4} />
        </div>
      </ShelfSection>
      <ShelfSection heading={shelfStrings.lower}>
        <div className={styles.shelf}>
          <ShelfSkeleton count={4} />
        </div>
      </ShelfSection>
      <ShelfSection heading={shelfStrings.nearly}>
        <div className={styles.rows} aria-hidden="true">
          <Bone className={styles.row} />
          <Bone className={styles.row} />
          <Bone className={styles.row} />
        </div>
      </ShelfSection>
    </>
  );
}

export function DeskSkeleton() {
  return (
    <aside className={deskStyles.desk} aria-label={deskStrings.label}>
      <PanelSkeleton rows={3} />
      <PanelSkeleton rows={3} />
      <PanelSkeleton rows={3} />
    </aside>
  );
}

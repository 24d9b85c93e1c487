import { Bone } from '../../../ui/feedback/skeletons.tsx';
import styles from './slip.module.css';

/** Dotted lines without figures. */
export function SlipSkeleton() {
  return (
    <div className={styles.hold} aria-hidden="true">
      <div className={styles.slip}>
        <Bone className={styles.headingBone} />
        <dl>
          {[1, 2, 3, 4, 5].map((place) => (
            <div key={place}>
              <dt>
                <Bone className={styles.nameBone} />
              </dt>
              <dd>
                <Bone className={styles.valueBone} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

import { Bone } from '../../ui/feedback/skeletons.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { SlipSkeleton } from './aside/slip-skeleton.tsx';
import { planStrings as strings } from './plan.strings.ts';
import { PlanColumns } from './plan-columns.tsx';
import head from './plan-head.module.css';
import styles from './plan-view.module.css';

/** The plan in its final shape, before it is made. */
export function PlanSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>
        <h1>{strings.heading}</h1>
        {strings.loading}
      </VisuallyHidden>
      <div className={head.header} aria-hidden="true">
        <div className={head.title}>
          <Bone className={head.plateBone} />
          <div className={head.words}>
            <Bone className={head.headingBone} />
            <Bone className={head.lineBone} />
          </div>
        </div>
      </div>
      <PlanColumns
        side={
          <>
            <SlipSkeleton />
            <Bone className={styles.panelBone} />
          </>
        }
      >
        <Bone className={styles.factsBone} />
        <Bone className={styles.choicesBone} />
        <Bone className={styles.stepBone} />
        <Bone className={styles.stepBone} />
        <Bone className={styles.stepBone} />
      </PlanColumns>
    </div>
  );
}

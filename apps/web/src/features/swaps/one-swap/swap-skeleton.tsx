import { RingSkeleton } from '../../../game-ui/ring/ring-skeleton.tsx';
import { PanelSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { swapStrings as strings } from './swap.strings.ts';
import styles from './swap-view.module.css';

export function SwapSkeleton() {
  return (
    <>
      <SwapHeading />
      <div className={styles.top}>
        <div className={styles.stage}>
          <RingSkeleton />
        </div>
        <Stack>
          <PanelSkeleton rows={3} />
        </Stack>
      </div>
    </>
  );
}

/** Until the name of the swap is known. */
export function SwapHeading() {
  return (
    <>
      <title>{strings.pageTitle(strings.heading)}</title>
      <PageHeader heading={strings.heading} back={{ href: '/swaps', label: strings.back }} />
    </>
  );
}

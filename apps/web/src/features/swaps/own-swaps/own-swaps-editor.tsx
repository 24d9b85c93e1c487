import { keepPreviousData } from '@tanstack/react-query';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { useSearchParams } from 'react-router';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { PanelSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ownSwapsInput } from '../own-swaps-input.ts';
import { AllOffers } from './all-offers.tsx';
import { ownPageStrings as strings } from './editor.strings.ts';
import { editorViewFrom } from './editor-address.ts';
import styles from './own-swaps-editor.module.css';
import { PastProposals } from './past-proposals.tsx';
import { TakingPart } from './taking-part.tsx';
import { useOwnChanges } from './use-own-changes.ts';
import { WaitingChanges } from './waiting-changes.tsx';
import { WantsPanel } from './wants-panel.tsx';

/** All that a player offers and wants, and their proposals. */
export function OwnSwapsEditor() {
  const [search] = useSearchParams();
  const view = editorViewFrom(search);
  const changes = useOwnChanges();
  const swaps = useApiQuery(
    swapCalls.readOwnSwaps,
    ownSwapsInput({
      offers: 'all',
      offers_page: view.page,
      ...(view.name !== '' && { offers_name: view.name }),
    }),
    { placeholderData: keepPreviousData },
  );
  return (
    <div className={styles.columns}>
      <QueryView query={swaps} skeleton={<Skeleton />} failed={strings.failed}>
        {(answer) => {
          const own = changes.shown(answer, 'all');
          return (
            <>
              <AllOffers own={own} changes={changes} view={view} isBusy={swaps.isPlaceholderData} />
              <div className={styles.side}>
                <WaitingChanges />
                <TakingPart own={own} changes={changes} />
                <WantsPanel own={own} changes={changes} />
              </div>
            </>
          );
        }}
      </QueryView>
      <PastProposals view={view} />
    </div>
  );
}

function Skeleton() {
  return (
    <>
      <PanelSkeleton rows={6} />
      <div className={styles.side}>
        <PanelSkeleton rows={1} />
        <PanelSkeleton rows={3} />
      </div>
    </>
  );
}

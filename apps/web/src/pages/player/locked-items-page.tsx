import { listSets } from '@wallabee/contract/sets/set-lists';
import { ActionsProvider } from '../../features/actions/actions-provider.tsx';
import { LockedItems } from '../../features/locked-items/locked-items.tsx';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { playerTabHref } from '../../features/player-area/player-links.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { load } from '../../platform/pages/load.ts';
import { useOwnId } from '../../platform/session/session.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import type { Route } from './+types/locked-items-page.ts';
import { lockedAction } from './locked-action.tsx';

export const shouldRevalidate = revalidateOnPathChange;

/** The sets are the same for everybody; the player is known in the browser only. */
export async function loader({ context }: Route.LoaderArgs) {
  const { sets } = await load(context, listSets);
  return { sets: sets.map(({ id, name }) => ({ id, name })) };
}

export default function LockedItemsPage({ loaderData, params }: Route.ComponentProps) {
  const playerId = useOwnId();
  return (
    <>
      <title>{playerAreaStrings.pageTitle(playerAreaStrings.tabNames.export)}</title>
      <ActionsProvider>
        <LockedItems
          key={playerId}
          actionOf={lockedAction}
          playerId={playerId}
          sets={loaderData.sets}
          hasPlaceFilters
          fileName={playerAreaStrings.lockedItemsFile}
          plainPath={`/tools/profile/${playerId}/locklist`}
          empty={{
            heading: playerAreaStrings.noLocks,
            text: playerAreaStrings.noLocksText,
            action: (
              <ButtonLink to={playerTabHref(params.username, 'pouch')}>
                {playerAreaStrings.toPouch}
              </ButtonLink>
            ),
          }}
        />
      </ActionsProvider>
    </>
  );
}

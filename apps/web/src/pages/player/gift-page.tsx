import { friendCalls } from '@wallabee/contract/friends/friends.calls';
import { giftCalls } from '@wallabee/contract/gifts/gifts.calls';
import { GiftForm } from '../../features/gifts/gift-form.tsx';
import { giftStrings } from '../../features/gifts/gifts.strings.ts';
import { NoUniques } from '../../features/gifts/no-uniques.tsx';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { useOwnQuery } from '../../features/player-area/use-own-query.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useApiQuery } from '../../platform/queries/use-api-query.ts';
import { PanelSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function GiftPage() {
  const giftable = useApiQuery(giftCalls.listGiftableUniques, {});
  const friends = useOwnQuery(friendCalls.listFriends);
  return (
    <>
      <title>{playerAreaStrings.pageTitle(playerAreaStrings.tabNames.giftunique)}</title>
      <QueryView query={giftable} skeleton={<PanelSkeleton />} failed={giftStrings.failed}>
        {(uniques) =>
          uniques.length === 0 ? (
            <NoUniques />
          ) : (
            <GiftForm giftable={uniques} friends={friends.data?.friends ?? []} />
          )
        }
      </QueryView>
    </>
  );
}

import { friendCalls } from '@wallabee/contract/friends/friends.calls';
import { FriendList } from '../../features/friends/friend-list.tsx';
import { friendStrings } from '../../features/friends/friends.strings.ts';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { useOwnQuery } from '../../features/player-area/use-own-query.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { FilterSkeleton, SetCardsSkeleton } from '../../ui/feedback/skeletons.tsx';

export default function FriendsPage() {
  const friends = useOwnQuery(friendCalls.listFriends);
  return (
    <>
      <title>{playerAreaStrings.pageTitle(friendStrings.heading)}</title>
      <QueryView query={friends} skeleton={<Skeleton />} failed={friendStrings.failed}>
        {(answer) => <FriendList friends={answer.friends} />}
      </QueryView>
    </>
  );
}

function Skeleton() {
  return (
    <>
      <FilterSkeleton />
      <SetCardsSkeleton />
    </>
  );
}

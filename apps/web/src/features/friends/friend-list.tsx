import type { Friend } from '@wallabee/contract/friends/friend';
import { idsOfSharedNames } from '@wallabee/contract/players/shared-names';
import { filterByName } from '@wallabee/contract/sets/set-rules';
import { PersonCard } from '../../game-ui/person-card.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { SearchableCards } from '../../ui/lists/searchable-cards.tsx';
import { friendStrings as strings } from './friends.strings.ts';

export function FriendList({ friends }: { friends: Friend[] }) {
  if (friends.length === 0) {
    const find = <ButtonLink to="/tools/profile">{strings.find}</ButtonLink>;
    return <EmptyState heading={strings.empty} text={strings.emptyHint} action={find} />;
  }
  const count = (shown: readonly Friend[]) =>
    strings.count(formatNumber(shown.length), formatNumber(friends.length));
  const texts = { ...strings, count };
  const shared = idsOfSharedNames(friends);
  return (
    <>
      <VisuallyHidden>
        <h2>{strings.heading}</h2>
      </VisuallyHidden>
      <SearchableCards entries={friends} find={filterByName} label={strings.heading} texts={texts}>
        {(friend) => <FriendCard key={friend.id} friend={friend} isNameShared={shared.has(friend.id)} />}
      </SearchableCards>
    </>
  );
}

function FriendCard({ friend, isNameShared }: { friend: Friend; isNameShared: boolean }) {
  const { id, username, account_type, home_location } = friend;
  const tag = strings.tags[account_type];
  return (
    <PersonCard
      person={friend}
      to={`/tools/profile/${id}/bio`}
      tag={
        <>
          {tag && <Tag kind={account_type === 'staff' ? 'staff' : 'keeper'}>{tag}</Tag>}
          {isNameShared && <small>{strings.username(username)}</small>}
        </>
      }
      detail={
        home_location && (
          <>
            <VisuallyHidden>{strings.livesIn} </VisuallyHidden>
            {home_location}
          </>
        )
      }
    />
  );
}

import { artPath } from '@wallabee/contract/art/art-address';
import type { Friend } from '@wallabee/contract/friends/friend';
import { filterByName } from '@wallabee/contract/sets/set-rules';
import { Link, useSearchParams } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card-grid.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './friend-list.module.css';
import { friendStrings as strings } from './friends.strings.ts';

export function FriendList({ friends }: { friends: Friend[] }) {
  const [search, setSearch] = useSearchParams();
  const text = search.get('q') ?? '';
  const shown = filterByName(friends, text);

  if (friends.length === 0) {
    const find = <ButtonLink to="/tools/profile">{strings.find}</ButtonLink>;
    return <EmptyState heading={strings.empty} text={strings.emptyHint} action={find} />;
  }
  return (
    <>
      <VisuallyHidden>
        <h2>{strings.heading}</h2>
      </VisuallyHidden>
      <FilterBar
        label={strings.filters}
        count={strings.count(formatNumber(shown.length), formatNumber(friends.length))}
        onFilter={(filters) => setSearch(filters, { replace: true, preventScrollReset: true })}
      >
        <SearchBox label={strings.search} defaultValue={text} />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState
          heading={strings.none}
          text={strings.noneCalled(text)}
          action={<ButtonLink to="?">{strings.clear}</ButtonLink>}
        />
      ) : (
        <CardGrid label={strings.heading}>
          {shown.map((friend) => (
            <FriendCard key={friend.id} friend={friend} />
          ))}
        </CardGrid>
      )}
    </>
  );
}

function FriendCard({ friend }: { friend: Friend }) {
  const { id, name, account_type, hue, image_key, home_location } = friend;
  const tag = strings.tags[account_type];
  return (
    <Link className={styles.card} to={`/tools/profile/${id}/bio`} prefetch="intent">
      <Avatar src={artPath({ kind: 'player', id }, 100, image_key)} hue={hue} pixels={48} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name}
          {tag && <Tag kind={account_type === 'staff' ? 'staff' : 'keeper'}>{tag}</Tag>}
        </span>
        {home_location && (
          <span className={styles.home}>
            <VisuallyHidden>{strings.livesIn} </VisuallyHidden>
            {home_location}
          </span>
        )}
      </span>
    </Link>
  );
}

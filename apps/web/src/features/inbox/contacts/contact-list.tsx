import type { ConversationSummary } from '@wallabee/contract/inbox/inbox';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { SearchBox } from '../../../ui/controls/search-box.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { inboxStrings } from '../inbox.strings.ts';
import styles from './contact-list.module.css';
import { ConversationRow, FriendRow, type FriendToWriteTo } from './contact-rows.tsx';
import { MOST_FRIENDS_SHOWN, matchContacts } from './match-contacts.ts';

type ContactListProps = {
  conversations: readonly ConversationSummary[];
  /** Null while they load or if that failed. */
  friends: readonly FriendToWriteTo[] | null;
  haveFriendsFailed: boolean;
  ownId: number;
  currentId: number | undefined;
  /** Undefined if there are no older conversations. */
  onOlder?: (() => void) | undefined;
  isLoadingOlder: boolean;
};

export function ContactList(props: ContactListProps) {
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed);
  const { conversations, friends } = matchContacts(props.conversations, props.friends ?? [], text);

  return (
    <div className={styles.contacts}>
      <div className={styles.search}>
        <SearchBox
          label={inboxStrings.search}
          placeholder={inboxStrings.searchShort}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <div className={styles.lists}>
        {conversations.length > 0 && (
          <List label={inboxStrings.conversations}>
            {conversations.map((summary) => (
              <ConversationRow
                key={summary.user.id}
                summary={summary}
                ownId={props.ownId}
                isCurrent={summary.user.id === props.currentId}
              />
            ))}
          </List>
        )}
        {props.onOlder && text === '' && (
          <Button look="quiet" isBusy={props.isLoadingOlder} onClick={props.onOlder}>
            {inboxStrings.olderConversations}
          </Button>
        )}
        <Friends friends={friends} currentId={props.currentId} />
        {conversations.length === 0 && friends.length === 0 && (
          <NoContacts friends={props.friends} isSearching={text !== ''} onClear={() => setTyped('')} />
        )}
        {props.haveFriendsFailed && (
          <p className={styles.note} role="alert">
            {inboxStrings.friendsFailed}
          </p>
        )}
      </div>
    </div>
  );
}

export function ContactsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <ListSkeleton rows={6} />
    </div>
  );
}

function Friends({
  friends,
  currentId,
}: {
  friends: readonly FriendToWriteTo[];
  currentId: number | undefined;
}) {
  if (friends.length === 0) return null;
  const shown = friends.slice(0, MOST_FRIENDS_SHOWN);
  return (
    <>
      <h3 className={styles.heading}>{inboxStrings.friends}</h3>
      <List label={inboxStrings.friends}>
        {shown.map((friend) => (
          <FriendRow key={friend.id} friend={friend} isCurrent={friend.id === currentId} />
        ))}
      </List>
      {shown.length < friends.length && (
        <p className={styles.note}>
          {inboxStrings.someFriends(formatNumber(shown.length), formatNumber(friends.length))}
        </p>
      )}
    </>
  );
}

function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

type NoContactsProps = Pick<ContactListProps, 'friends'> & { isSearching: boolean; onClear: () => void };

function NoContacts({ friends, isSearching, onClear }: NoContactsProps) {
  if (isSearching) {
    const clear = (
      <Button look="line" onClick={onClear}>
        {inboxStrings.clearSearch}
      </Button>
    );
    return <EmptyState heading={inboxStrings.noMatch} text={inboxStrings.noMatchHint} action={clear} />;
  }
  // While the friends load, nobody knows which of the two it is.
  if (friends === null) return null;
  const find = <ButtonLink to="/tools/profile">{inboxStrings.findPlayer}</ButtonLink>;
  return <EmptyState heading={inboxStrings.noFriends} text={inboxStrings.noFriendsHint} action={find} />;
}

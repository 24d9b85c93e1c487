import type { Friend } from '@wallabee/contract/friends/friend';
import { Avatar } from '../../game-ui/avatar.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './gift-form.module.css';
import { giftStrings as strings } from './gifts.strings.ts';

const SHOWN = 8;

interface FriendPickerProps {
  friends: readonly Friend[];
  username: string;
  onPick: (username: string) => void;
}

export function FriendPicker({ friends, username, onPick }: FriendPickerProps) {
  return (
    <Panel heading={strings.friends}>
      <p className={styles.note}>{friends.length === 0 ? strings.noFriends : strings.friendsHint}</p>
      <ul className={styles.friends}>
        {friends.slice(0, SHOWN).map((friend) => (
          <li key={friend.id}>
            <button
              type="button"
              aria-pressed={friend.username === username}
              onClick={() => onPick(friend.username)}
            >
              <Avatar
                src={artOf({ kind: 'player', id: friend.id }, friend.image_key, 50).src}
                hue={friend.hue}
              />
              {friend.name}
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

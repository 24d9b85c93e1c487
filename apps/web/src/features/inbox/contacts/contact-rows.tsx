import { artPath } from '@wallabee/contract/art/art-address';
import type { Contact, ConversationSummary } from '@wallabee/contract/inbox/inbox';
import type { ReactNode } from 'react';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { formatMoment, formatWhen, instantOf } from '../conversation/message-times.ts';
import { inboxStrings } from '../inbox.strings.ts';
import { useConversationHref } from '../inbox-links.ts';
import styles from './contact-list.module.css';

export type FriendToWriteTo = Pick<Contact, 'id' | 'name' | 'hue' | 'image_key'>;

type ConversationRowProps = { summary: ConversationSummary; ownId: number; isCurrent: boolean };

export function ConversationRow({ summary, ownId, isCurrent }: ConversationRowProps) {
  const { user, sender_id, text, created_at, unread } = summary;
  return (
    <Row person={user} isCurrent={isCurrent} isUnread={unread > 0}>
      <span className={styles.line}>
        <span className={styles.name}>{user.name}</span>
        <time
          className={styles.when}
          dateTime={instantOf(created_at).toISOString()}
          title={formatMoment(created_at)}
        >
          {formatWhen(created_at, new Date())}
        </time>
      </span>
      <span className={styles.line}>
        <span className={styles.text}>
          {sender_id === ownId && <span className={styles.you}>{inboxStrings.you} </span>}
          {text}
        </span>
        <Badge count={unread} label={inboxStrings.unread(unread)} />
      </span>
    </Row>
  );
}

export function FriendRow({ friend, isCurrent }: { friend: FriendToWriteTo; isCurrent: boolean }) {
  return (
    <Row person={friend} isCurrent={isCurrent}>
      <span className={styles.name}>{friend.name}</span>
    </Row>
  );
}

type RowProps = {
  person: FriendToWriteTo;
  isCurrent: boolean;
  isUnread?: boolean;
  children: ReactNode;
};

function Row({ person, isCurrent, isUnread, children }: RowProps) {
  const href = useConversationHref();
  return (
    <li>
      <Link
        className={styles.row}
        to={href(person.id)}
        aria-current={isCurrent ? 'true' : undefined}
        data-unread={isUnread || undefined}
        preventScrollReset
      >
        <Avatar
          src={artPath({ kind: 'player', id: person.id }, 100, person.image_key)}
          hue={person.hue}
          pixels={48}
        />
        <span className={styles.lines}>{children}</span>
      </Link>
    </li>
  );
}

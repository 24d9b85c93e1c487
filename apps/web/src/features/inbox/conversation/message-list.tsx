import type { Message } from '@wallabee/contract/inbox/inbox';
import { Fragment } from 'react';
import { NamedLines } from '../../../game-ui/living-text/named-lines.tsx';
import { NO_NAMES, type TextNames } from '../../../game-ui/living-text/text-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { inboxStrings } from '../inbox.strings.ts';
import styles from './message-list.module.css';
import { dayOf, formatDay, formatMoment, formatTime, instantOf } from './message-times.ts';

type MessageListProps = {
  messages: readonly Message[];
  names: ReadonlyMap<Message['id'], TextNames>;
  ownId: number;
  name: string;
};

export function MessageList({ messages, names, ownId, name }: MessageListProps) {
  const now = new Date();
  return (
    <ol className={styles.list} aria-label={inboxStrings.messages}>
      {messages.map((message, index) => {
        const before = messages[index - 1];
        return (
          <Fragment key={message.id}>
            {isOtherDay(before, message) && (
              <li className={styles.day}>
                <span>{formatDay(message.created_at, now)}</span>
              </li>
            )}
            <MessageBubble
              message={message}
              names={names.get(message.id) ?? NO_NAMES}
              who={message.sender_id === ownId ? inboxStrings.fromYou : inboxStrings.from(name)}
              isOwn={message.sender_id === ownId}
              isFollowing={!isOtherDay(before, message) && before?.sender_id === message.sender_id}
            />
          </Fragment>
        );
      })}
    </ol>
  );
}

function isOtherDay(before: Message | undefined, { created_at }: Message): boolean {
  return !before || dayOf(instantOf(before.created_at)) !== dayOf(instantOf(created_at));
}

type BubbleProps = {
  message: Message;
  names: TextNames;
  who: string;
  isOwn: boolean;
  isFollowing: boolean;
};

function MessageBubble({ message, names, who, isOwn, isFollowing }: BubbleProps) {
  return (
    <li className={classNames(styles.message, isOwn && styles.own, isFollowing && styles.following)}>
      <p className={styles.text}>
        <VisuallyHidden>{who}</VisuallyHidden>
        <NamedLines lines={message.text.split('\n')} names={names} opensTab />
      </p>
      <time
        className={styles.time}
        dateTime={instantOf(message.created_at).toISOString()}
        title={formatMoment(message.created_at)}
      >
        {formatTime(message.created_at)}
      </time>
    </li>
  );
}

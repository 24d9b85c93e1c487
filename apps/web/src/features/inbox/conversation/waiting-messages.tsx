import type { Message } from '@wallabee/contract/inbox/inbox';
import { WaitingHere } from '../../../platform/outbox/waiting-here.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { inboxStrings } from '../inbox.strings.ts';
import { conversationQueue } from '../inbox-links.ts';
import type { KnownMessages } from './known-messages.ts';
import styles from './message-list.module.css';

/** Below the messages of a conversation. */
export function WaitingMessages({ contactId, known }: { contactId: number; known: KnownMessages }) {
  return (
    <WaitingHere
      queue={conversationQueue(contactId)}
      itemClass={classNames(styles.message, styles.own)}
      isShown={(answer) => {
        const { message } = answer as { message: Message };
        return known.messages.some(({ id }) => id === message.id);
      }}
    >
      {({ shown }) => (
        <p className={styles.text}>
          <VisuallyHidden>{inboxStrings.fromYou}</VisuallyHidden>
          {shown.text}
        </p>
      )}
    </WaitingHere>
  );
}

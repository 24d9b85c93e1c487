import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { inboxStrings } from './inbox.strings.ts';
import styles from './inbox-frame.module.css';

type InboxFrameProps = {
  contacts: ReactNode;
  conversation: ReactNode;
  /** On a phone the conversation replaces the list. */
  isConversing: boolean;
};

export function InboxFrame({ contacts, conversation, isConversing }: InboxFrameProps) {
  return (
    <section className={styles.frame} data-screen={isConversing ? 'conversation' : 'contacts'}>
      <VisuallyHidden>
        <h2>{inboxStrings.heading}</h2>
      </VisuallyHidden>
      <div className={styles.contacts}>{contacts}</div>
      <div className={styles.conversation}>{conversation}</div>
    </section>
  );
}

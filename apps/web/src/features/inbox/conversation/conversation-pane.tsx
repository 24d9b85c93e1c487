import { artPath } from '@wallabee/contract/art/art-address';
import type { Contact, Conversation, Message } from '@wallabee/contract/inbox/inbox';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { type RefObject, useEffect, useRef } from 'react';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { useWaitingWrites } from '../../../platform/outbox/waiting-writes.ts';
import { useOwnProfile } from '../../../platform/queries/own-profile.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { IconLink } from '../../../ui/controls/icon-button.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ListSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { inboxStrings } from '../inbox.strings.ts';
import { conversationQueue, useConversationHref } from '../inbox-links.ts';
import { useInboxReload } from '../use-inbox.ts';
import styles from './conversation-pane.module.css';
import type { KnownMessages } from './known-messages.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { MessageScroller } from './message-scroller.tsx';
import { useConversation, useMarkAsRead } from './use-conversation.ts';
import { useMessageNames } from './use-message-names.ts';
import { WaitingMessages } from './waiting-messages.tsx';

type ConversationPaneProps = {
  contactId: number;
  ownId: number;
  /** The id of the last message while any is unread. */
  newestUnread: number | undefined;
};

/** The caller sets the contact's id as the key, so that no draft or message appears in another conversation. */
export function ConversationPane({ contactId, ownId, newestUnread }: ConversationPaneProps) {
  const { query, known, olderStatus, loadOlder, addSent } = useConversation(contactId);
  const reload = useInboxReload();
  const pane = useRef<HTMLDivElement>(null);
  useMarkAsRead(contactId, newestUnread);
  useScrollIntoViewOnPhones(pane, query.isSuccess);

  function addAndReload(message: Message) {
    addSent(message);
    void reload();
  }

  return (
    <div className={styles.pane} ref={pane}>
      {isNobody(query.error) ? (
        <NoSuchContact />
      ) : (
        <QueryView query={query} skeleton={<PaneSkeleton />} failed={inboxStrings.conversationFailed}>
          {(conversation) => (
            <>
              <Head user={conversation.user} />
              <Messages
                {...{ conversation, ownId, olderStatus }}
                known={known ?? { messages: conversation.conversation, hasOlder: conversation.has_older }}
                onOlder={loadOlder}
              />
              <Foot conversation={conversation} ownId={ownId} onSent={addAndReload} />
            </>
          )}
        </QueryView>
      )}
    </div>
  );
}

/** On a phone the pane fills the screen, so the page scrolls past the header. */
function useScrollIntoViewOnPhones(pane: RefObject<HTMLElement | null>, isLoaded: boolean) {
  const { isSuccess: hasProfile } = useOwnProfile();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pane moves when it, or the head above it, has loaded.
  useEffect(() => {
    if (matchMedia(WIDE).matches || !pane.current) return;
    // scrollIntoView would leave the scroll margin that link targets have.
    const top = pane.current.getBoundingClientRect().top + window.scrollY - MARGIN_ABOVE;
    window.scrollTo({ top, behavior: 'instant' });
  }, [isLoaded, hasProfile]);
}

const WIDE = '(min-width: 800px)';
/** In pixels; as much as the pane's height leaves below it. */
const MARGIN_ABOVE = 16;

function isNobody(failure: Error | null): boolean {
  return isApiFailure(failure) && (failure.status === 404 || failure.status === 400);
}

function NoSuchContact() {
  const href = useConversationHref();
  return (
    <div className={styles.middle}>
      <EmptyState
        heading={inboxStrings.nobody}
        text={inboxStrings.nobodyHint}
        action={<ButtonLink to={href()}>{inboxStrings.back}</ButtonLink>}
      />
    </div>
  );
}

type NoConversationProps = {
  /** Undefined while they load. */
  conversations: number | undefined;
  friends: number | undefined;
};

export function NoConversation(known: NoConversationProps) {
  const texts = noConversationTexts(known);
  return <div className={styles.middle}>{texts && <EmptyState {...texts} />}</div>;
}

/** The list beside it says the same. */
function noConversationTexts({ conversations, friends }: NoConversationProps) {
  if (conversations === undefined || conversations > 0)
    return { heading: inboxStrings.choose, text: inboxStrings.chooseHint };
  if (friends === undefined) return null;
  return friends > 0
    ? { heading: inboxStrings.noConversations, text: inboxStrings.noConversationsHint }
    : { heading: inboxStrings.conversationsAppear, text: inboxStrings.conversationsAppearHint };
}

function PaneSkeleton() {
  return (
    <div className={styles.skeleton}>
      <ListSkeleton rows={5} />
    </div>
  );
}

function Head({ user }: { user: Contact }) {
  const href = useConversationHref();
  return (
    <header className={styles.head}>
      <IconLink
        className={styles.back}
        icon="arrowLeft"
        label={inboxStrings.back}
        to={href()}
        preventScrollReset
      />
      <Avatar src={artPath({ kind: 'player', id: user.id }, 100, user.image_key)} hue={user.hue} />
      <h3 className={styles.name}>
        <VisuallyHidden>{inboxStrings.conversationWith(user.name)}</VisuallyHidden>
        <span aria-hidden="true">{user.name}</span>
      </h3>
      <Link className={styles.profile} to={`/tools/profile/${user.id}/bio`}>
        {inboxStrings.profile}
        <VisuallyHidden> {user.name}</VisuallyHidden>
      </Link>
    </header>
  );
}

type MessagesProps = {
  conversation: Conversation;
  known: KnownMessages;
  ownId: number;
  olderStatus: 'idle' | 'loading' | 'failed';
  onOlder: () => void;
};

function Messages({ conversation: { user }, known, ownId, olderStatus, onOlder }: MessagesProps) {
  const names = useMessageNames(user.id, known.messages);
  const isAnyWaiting = useWaitingWrites(conversationQueue(user.id)).length > 0;
  if (known.messages.length === 0 && !isAnyWaiting) {
    return (
      <div className={styles.middle}>
        <EmptyState heading={inboxStrings.sayHello(user.name)} text={inboxStrings.sayHelloHint} />
      </div>
    );
  }
  return (
    <MessageScroller {...{ known, ownId, olderStatus, onOlder }} name={user.name}>
      <MessageList messages={known.messages} names={names} ownId={ownId} name={user.name} />
      <WaitingMessages contactId={user.id} known={known} />
    </MessageScroller>
  );
}

type FootProps = { conversation: Conversation; ownId: number; onSent: (message: Message) => void };

function Foot({ conversation: { user, refusal }, ownId, onSent }: FootProps) {
  if (refusal) return <p className={styles.refusal}>{inboxStrings.refusals[refusal]}</p>;
  return <MessageForm contact={user} ownId={ownId} onSent={onSent} />;
}

import { friendCalls } from '@wallabee/contract/friends/friends.calls';
import { ContactList, ContactsSkeleton } from '../../features/inbox/contacts/contact-list.tsx';
import { ConversationPane, NoConversation } from '../../features/inbox/conversation/conversation-pane.tsx';
import { inboxStrings } from '../../features/inbox/inbox.strings.ts';
import { InboxFrame } from '../../features/inbox/inbox-frame.tsx';
import { contactIdIn } from '../../features/inbox/inbox-links.ts';
import { useConversations, useLiveInbox } from '../../features/inbox/use-inbox.ts';
import { playerAreaStrings } from '../../features/player-area/player-area.strings.ts';
import { useOwnQuery } from '../../features/player-area/use-own-query.ts';
import { SwapNotices } from '../../features/swaps/waiting/swap-notices.tsx';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { useOwnId } from '../../platform/session/session.ts';
import type { Route } from './+types/inbox-page.ts';

export default function InboxPage({ params }: Route.ComponentProps) {
  const ownId = useOwnId();
  const conversations = useConversations();
  const friends = useOwnQuery(friendCalls.listFriends);
  useLiveInbox();

  const contactId = contactIdIn(params.contactId);
  const current = conversations.data?.find(({ user }) => user.id === contactId);
  const title = playerAreaStrings.tabNames.inbox;
  return (
    <>
      <title>
        {current ? inboxStrings.pageTitle(current.user.name) : playerAreaStrings.pageTitle(title)}
      </title>
      <SwapNotices isConversing={contactId !== undefined} />
      <InboxFrame
        isConversing={contactId !== undefined}
        contacts={
          <QueryView
            query={conversations}
            skeleton={<ContactsSkeleton />}
            failed={inboxStrings.conversationsFailed}
          >
            {(summaries) => (
              <ContactList
                conversations={summaries}
                friends={friends.data?.friends ?? null}
                haveFriendsFailed={friends.isError}
                ownId={ownId}
                currentId={contactId}
                onOlder={conversations.hasNextPage ? () => void conversations.fetchNextPage() : undefined}
                isLoadingOlder={conversations.isFetchingNextPage}
              />
            )}
          </QueryView>
        }
        conversation={
          contactId === undefined ? (
            <NoConversation
              conversations={conversations.data?.length}
              friends={friends.data?.friends.length}
            />
          ) : (
            <ConversationPane
              key={contactId}
              contactId={contactId}
              ownId={ownId}
              newestUnread={current && current.unread > 0 ? current.last_message_id : undefined}
            />
          )
        }
      />
    </>
  );
}

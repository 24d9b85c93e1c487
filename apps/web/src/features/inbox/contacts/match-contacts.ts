import { foldText } from '@wallabee/contract/protocol/fold-text';

/** A longer list is narrowed by typing. */
export const MOST_FRIENDS_SHOWN = 20;

interface Named {
  id: number;
  name: string;
}

/** Friends are offered without a search only to players who have no conversation yet. */
export function matchContacts<Summary extends { user: Named }, Friend extends Named>(
  conversations: readonly Summary[],
  friends: readonly Friend[],
  typed: string,
): { conversations: Summary[]; friends: Friend[] } {
  const text = foldText(typed);
  const isMeant = ({ name }: Named) => foldText(name).includes(text);
  const known = new Set(conversations.map(({ user }) => user.id));
  const areOffered = text !== '' || conversations.length === 0;
  return {
    conversations: conversations.filter(({ user }) => isMeant(user)),
    friends: areOffered ? friends.filter((friend) => !known.has(friend.id) && isMeant(friend)) : [],
  };
}

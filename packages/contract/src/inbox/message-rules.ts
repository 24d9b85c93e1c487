/** A long letter still fits; a novel does not. */
export const LONGEST_MESSAGE = 4_000;

export type MessageRefusal = 'empty' | 'too_long' | 'to_oneself' | 'not_friends' | 'account_closed';

/** What both ends keep of what was typed: one kind of line break, and no blank edges. */
export function tidyMessage(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

/** Why the text may not be sent, or `null` when it may. */
export function textRefusal(text: string): Extract<MessageRefusal, 'empty' | 'too_long'> | null {
  if (!WRITTEN.test(text)) return 'empty';
  return text.length > LONGEST_MESSAGE ? 'too_long' : null;
}

/** Something to be seen: there are spaces that have no width, too. */
const WRITTEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

export interface MessageParties {
  senderId: number;
  recipientId: number;
  areFriends: boolean;
  /** Nobody would read it: the account was deleted or banned, or keeps the memory of somebody. */
  isRecipientClosed: boolean;
}

/** Why the one may not write to the other, or `null` when they may. */
export function messageRefusal(
  parties: MessageParties,
): Exclude<MessageRefusal, 'empty' | 'too_long'> | null {
  if (parties.senderId === parties.recipientId) return 'to_oneself';
  // Before the friendship: to make friends with a closed account helps nobody.
  if (parties.isRecipientClosed) return 'account_closed';
  return parties.areFriends ? null : 'not_friends';
}

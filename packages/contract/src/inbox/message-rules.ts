export const LONGEST_MESSAGE = 4_000;

export type MessageRefusal = 'empty' | 'too_long' | 'to_oneself' | 'not_friends' | 'account_closed';

/** Line breaks of one kind, and no blank edges. */
export function tidyMessage(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').trim();
}

export function textRefusal(text: string): Extract<MessageRefusal, 'empty' | 'too_long'> | null {
  if (!WRITTEN.test(text)) return 'empty';
  return text.length > LONGEST_MESSAGE ? 'too_long' : null;
}

/** At least one visible character, since some spaces have no width. */
const WRITTEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

export interface MessageParties {
  senderId: number;
  recipientId: number;
  areFriends: boolean;
  /** A deleted, banned or memorial account. */
  isRecipientClosed: boolean;
}

export function messageRefusal(
  parties: MessageParties,
): Exclude<MessageRefusal, 'empty' | 'too_long'> | null {
  if (parties.senderId === parties.recipientId) return 'to_oneself';
  // Checked before the friendship, because befriending a closed account would not help.
  if (parties.isRecipientClosed) return 'account_closed';
  return parties.areFriends ? null : 'not_friends';
}

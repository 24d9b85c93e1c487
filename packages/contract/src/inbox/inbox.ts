import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { inAddress, MessageId, PlayerId } from '../protocol/ids.ts';
import { inboxAddresses } from './inbox.addresses.ts';
import { LONGEST_MESSAGE, textRefusal, tidyMessage } from './message-rules.ts';

export const Contact = z.object({
  id: PlayerId,
  name: z.string(),
  hue: z.number().int(),
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
});
export type Contact = z.infer<typeof Contact>;

/** In whole seconds, as the game's clients expect. */
const seconds = z.number().int();

export const Message = z.object({
  id: MessageId,
  sender_id: PlayerId,
  text: z.string(),
  created_at: seconds,
});
export type Message = z.infer<typeof Message>;

export const ConversationSummary = z.object({
  user: Contact,
  sender_id: PlayerId,
  text: z.string(),
  created_at: seconds,
  last_message_id: MessageId,
  unread: z.number().int(),
});
export type ConversationSummary = z.infer<typeof ConversationSummary>;

export const Conversation = z.object({
  user: Contact,
  conversation: z.array(Message),
  has_older: z.boolean(),
  /** Why the player may not write to this contact, or null. */
  refusal: z.enum(['not_friends', 'account_closed']).nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

export const CONVERSATIONS_PAGE_SIZE = 50;
export const MESSAGES_PAGE_SIZE = 40;

const inbox = { feature: 'inbox', access: 'player' } as const;
const withUser = { params: z.object({ userId: inAddress(PlayerId) }) } as const;
const before = inAddress(MessageId).optional();

export const listConversations = {
  ...inbox,
  ...inboxAddresses.listConversations,
  summary: `One's conversations, the newest first, ${CONVERSATIONS_PAGE_SIZE} at most; \`before\` is the \`last_message_id\` to go on from.`,
  query: z.object({ before }),
  response: z.object({
    conversations: z.array(ConversationSummary),
    has_older: z.boolean(),
  }),
} as const satisfies Endpoint;

export const readConversation = {
  ...inbox,
  ...withUser,
  ...inboxAddresses.readConversation,
  summary: `The newest ${MESSAGES_PAGE_SIZE} messages with a player, or those before a message. Leaves them unread.`,
  query: z.object({ before }),
  response: Conversation,
} as const satisfies Endpoint;

export const markConversationRead = {
  ...inbox,
  ...withUser,
  ...inboxAddresses.markConversationRead,
  changes: true,
  summary: 'Marks everything the player has written as read.',
  response: z.object({ recipient_id: PlayerId }),
} as const satisfies Endpoint;

export const MessageText = z
  .string({ error: 'must be a text' })
  .transform(tidyMessage)
  .pipe(
    z
      .string()
      .min(1, 'must not be empty')
      .max(LONGEST_MESSAGE, `must have at most ${LONGEST_MESSAGE} characters`)
      .refine((text) => textRefusal(text) !== 'empty', 'must not be empty')
      .refine((text) => text.isWellFormed() && !text.includes('\0'), 'must be text that can be written down'),
  );

/** Chosen by the client per message, and the same on a retry. */
export const ClientKey = z
  .string()
  .regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits, hyphens or underscores');

export const sendMessage = {
  ...inbox,
  ...withUser,
  ...inboxAddresses.sendMessage,
  takesIdempotencyKey: true,
  summary: 'Writes to a friend. With a `client_key` of its own, a message that is sent again is kept once.',
  body: z.object({ text: MessageText, client_key: ClientKey.optional() }),
  response: z.object({
    success: z.literal(true),
    recipient_id: PlayerId,
    message: Message,
  }),
  limit: { calls: 300, seconds: 60 },
} as const satisfies Endpoint;

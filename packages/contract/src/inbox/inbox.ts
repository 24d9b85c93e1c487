import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, picturesOf, Success } from '../protocol/fields.ts';
import { inAddress, MessageId, PlayerId } from '../protocol/ids.ts';
import { inboxAddresses } from './inbox.addresses.ts';
import { LONGEST_MESSAGE, textRefusal, tidyMessage } from './message-rules.ts';

export const Contact = z
  .object({
    id: PlayerId.meta({ example: 10 }),
    name: z.string().meta({ description: 'The display name of the player.', example: 'Zoë Demofriend' }),
    hue: Hue,
    ...picturesOf({ kind: 'player', id: 10 }),
  })
  .meta({ id: 'Contact', description: 'The other player of a conversation.' });
export type Contact = z.infer<typeof Contact>;

/** As the game's clients expect. */
const seconds = z
  .number()
  .int()
  .meta({ description: 'When it was written, in whole seconds since 1970.', example: 1794719847 });
const sender = PlayerId.meta({ description: 'The id of the player who wrote it.', example: 10 });
const words = z
  .string()
  .meta({ description: 'What it says, as plain text.', example: 'Found #52, at last!' });

export const Message = z
  .object({ id: MessageId, sender_id: sender, text: words, created_at: seconds })
  .meta({ id: 'Message', description: 'A message between two friends.' });
export type Message = z.infer<typeof Message>;

export const ConversationSummary = z
  .object({
    user: Contact.meta({ description: 'The other player.' }),
    sender_id: sender,
    text: words,
    created_at: seconds,
    last_message_id: MessageId.meta({ description: 'The id of the newest message.' }),
    unread: z
      .number()
      .int()
      .meta({ description: 'How many messages of the other player are unread.', example: 1 }),
  })
  .meta({ id: 'ConversationSummary', description: 'A conversation and its newest message.' });
export type ConversationSummary = z.infer<typeof ConversationSummary>;

const hasOlder = z.boolean().meta({ description: 'Whether there are older ones.', example: false });

export const Conversation = z
  .object({
    user: Contact.meta({ description: 'The other player.' }),
    conversation: z.array(Message).meta({ description: 'The messages, the oldest first.' }),
    has_older: hasOlder,
    refusal: z.enum(['not_friends', 'account_closed']).nullable().meta({
      description: 'Why the player may not write to this contact; null where they may.',
      example: null,
    }),
  })
  .meta({ id: 'Conversation', description: 'A part of the messages between two players.' });
export type Conversation = z.infer<typeof Conversation>;

export const CONVERSATIONS_PAGE_SIZE = 50;
export const MESSAGES_PAGE_SIZE = 40;

const recipient = PlayerId.meta({ description: 'The id of the other player.', example: 10 });

const inbox = { feature: 'inbox', access: 'player', scope: 'messages' } as const;
const withUser = { params: z.object({ userId: inAddress(recipient) }) } as const;
const before = inAddress(MessageId).optional();
const olderThan = (description: string) => z.object({ before: before.meta({ description }) });

export const listConversations = {
  ...inbox,
  ...inboxAddresses.listConversations,
  summary: `One's conversations, the newest first, ${CONVERSATIONS_PAGE_SIZE} at most.`,
  query: olderThan('The `last_message_id` to go on from.'),
  response: z.object({
    conversations: z.array(ConversationSummary).meta({ description: 'The conversations.' }),
    has_older: hasOlder,
  }),
} as const satisfies Endpoint;

export const readConversation = {
  ...inbox,
  ...withUser,
  ...inboxAddresses.readConversation,
  summary: `The newest ${MESSAGES_PAGE_SIZE} messages with a player, or those before a message.`,
  description: 'It leaves them unread.',
  query: olderThan('Only messages before this one.'),
  response: Conversation,
} as const satisfies Endpoint;

export const markConversationRead = {
  ...inbox,
  ...withUser,
  ...inboxAddresses.markConversationRead,
  changes: true,
  summary: 'Marks everything the player has written as read.',
  response: z.object({ recipient_id: recipient }),
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
  summary: 'Writes to a friend.',
  description: 'With a `client_key` of its own, a message that is sent again is stored once.',
  body: z.object({
    text: MessageText.meta({ description: 'What to say, as plain text.', example: 'Where did you find it?' }),
    client_key: ClientKey.optional().meta({
      description: 'Chosen by the client for each message, and the same on a retry.',
      example: 'b7d1f0c2-message-1',
    }),
  }),
  response: z.object({
    ...Success.shape,
    recipient_id: recipient,
    message: Message.meta({ description: 'The message that was sent.' }),
  }),
  limit: { calls: 300, seconds: 60 },
} as const satisfies Endpoint;

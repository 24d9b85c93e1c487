import { createChance } from '@wallabee/simulated-players/chance';
import { markRead, send } from '../../inbox/inbox.public.ts';
import { findSimulatedPlayer } from '../simulated-players.queries.ts';
import { listUnanswered, type UnansweredMessage } from './talk.queries.ts';
import type { TalkServices } from './talk-services.ts';
import { writingOf } from './writing.ts';

/** Answers the messages that are due. What is unanswered is in the database, so a restart forgets none. */
export async function answerMessages(services: TalkServices): Promise<void> {
  const { db, now } = services;
  const at = now().getTime();
  const unanswered = await listUnanswered(db, new Date(at - FORGOTTEN_AFTER_MS));
  for (const messages of byConversation(unanswered)) {
    const due = messages.find(({ id, sentAt }) => sentAt + (planAnswer(id)?.delayMs ?? NEVER) <= at);
    if (due) await answer(services, due, messages.at(-1)?.text ?? due.text);
  }
}

const NEVER = Number.POSITIVE_INFINITY;
const FORGOTTEN_AFTER_MS = 60 * 60_000;

/** Follows from the id alone, so that it is the same in every process and after a restart. */
export function planAnswer(messageId: number): { delayMs: number } | undefined {
  const chance = createChance(0, `answer/${messageId}`);
  return chance.happens(ANSWERED) ? { delayMs: chance.between(20, 240) * 1_000 } : undefined;
}

const ANSWERED = 0.7;

function byConversation(messages: readonly UnansweredMessage[]): UnansweredMessage[][] {
  const conversations = new Map<string, UnansweredMessage[]>();
  for (const message of messages) {
    const key = `${message.sender.id}/${message.recipientId}`;
    conversations.set(key, [...(conversations.get(key) ?? []), message]);
  }
  return [...conversations.values()];
}

/** Several messages in a row have one answer, to the last of them. */
async function answer(services: TalkServices, message: UnansweredMessage, lastText: string): Promise<void> {
  const { db, now, texts } = services;
  const { sender, recipientId } = message;
  const player = await findSimulatedPlayer(db, recipientId);
  const writing = player && (await writingOf(services, player));
  if (!writing) return;
  const text = texts.replyToMessage(
    { ...writing, senderName: sender.name, text: lastText },
    createChance(message.id, 'answer'),
  );
  await markRead(db, { playerId: recipientId, otherId: sender.id }, now());
  // The key makes it one answer, even where two processes answer at once.
  const clientKey = `answer-${message.id}`;
  await send(services, { senderId: recipientId, recipientId: sender.id, text, clientKey, now: now() });
}

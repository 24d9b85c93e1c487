import type { Message } from '@wallabee/contract/inbox/inbox';

/** The loaded messages of a conversation, without a gap before the newest. */
export interface KnownMessages {
  messages: readonly Message[];
  hasOlder: boolean;
}

interface Page {
  conversation: readonly Message[];
  has_older: boolean;
}

export function firstKnown(page: Page): KnownMessages {
  return { messages: page.conversation, hasOlder: page.has_older };
}

/** Drops the known messages if the newest page does not reach back to them, because the gap would be invisible. */
export function withNewest(known: KnownMessages, page: Page): KnownMessages {
  const first = page.conversation[0];
  const last = known.messages.at(-1);
  if (!first || !last || (page.has_older && first.id > last.id)) return firstKnown(page);
  const before = known.messages.filter(({ id }) => id < first.id);
  // A response that was overtaken by a newer one removes nothing.
  const newest = page.conversation.at(-1)?.id ?? first.id;
  const after = known.messages.filter(({ id }) => id > newest);
  const hasOlder = before.length > 0 ? known.hasOlder : page.has_older;
  return { messages: [...before, ...page.conversation, ...after], hasOlder };
}

export function withOlder(known: KnownMessages, page: Page): KnownMessages {
  const first = known.messages[0];
  const older = page.conversation.filter(({ id }) => !first || id < first.id);
  return { messages: [...older, ...known.messages], hasOlder: page.has_older };
}

export function withSent(known: KnownMessages, message: Message): KnownMessages {
  if (known.messages.some(({ id }) => id === message.id)) return known;
  return { ...known, messages: [...known.messages, message].sort((a, b) => a.id - b.id) };
}

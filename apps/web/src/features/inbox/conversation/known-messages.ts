import type { Message } from '@wallabee/contract/inbox/inbox';

/** What the page knows of a conversation: without a gap from its first message to the newest. */
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

/**
 * The newest page again, after something was heard. So much may have been said meanwhile that it does not reach back to
 * what is known: then that is forgotten, because nobody would notice the gap.
 */
export function withNewest(known: KnownMessages, page: Page): KnownMessages {
  const first = page.conversation[0];
  const last = known.messages.at(-1);
  if (!first || !last || (page.has_older && first.id > last.id)) return firstKnown(page);
  const before = known.messages.filter(({ id }) => id < first.id);
  // An answer that was overtaken by a newer one takes nothing away.
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

/** One's own, as soon as it is known to have arrived. */
export function withSent(known: KnownMessages, message: Message): KnownMessages {
  if (known.messages.some(({ id }) => id === message.id)) return known;
  return { ...known, messages: [...known.messages, message].sort((a, b) => a.id - b.id) };
}

import { countOwnEntries } from './outbox.ts';

interface DiscardRequest {
  count: number;
  answer: (mayDiscard: boolean) => void;
}

let asked: DiscardRequest | null = null;
const listeners = new Set<() => void>();

export function discardRequest(): DiscardRequest | null {
  return asked;
}

export function onDiscardRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves to false where the player stays logged in, because something has not been sent. */
export async function confirmDiscard(): Promise<boolean> {
  const count = await countOwnEntries().catch(() => 0);
  if (count === 0) return true;
  return new Promise((resolve) => {
    ask({
      count,
      answer(mayDiscard) {
        ask(null);
        resolve(mayDiscard);
      },
    });
  });
}

function ask(next: DiscardRequest | null) {
  asked = next;
  for (const listener of listeners) listener();
}

import { countOwnEntries } from './outbox.ts';

interface AskedLoss {
  count: number;
  answer: (mayLose: boolean) => void;
}

let asked: AskedLoss | null = null;
const listeners = new Set<() => void>();

export function askedLoss(): AskedLoss | null {
  return asked;
}

export function onLossAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves to false where the player stays logged in, because something has not been sent. */
export async function confirmLoss(): Promise<boolean> {
  const count = await countOwnEntries().catch(() => 0);
  if (count === 0) return true;
  return new Promise((resolve) => {
    ask({
      count,
      answer(mayLose) {
        ask(null);
        resolve(mayLose);
      },
    });
  });
}

function ask(next: AskedLoss | null) {
  asked = next;
  for (const listener of listeners) listener();
}

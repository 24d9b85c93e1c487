import type { Alternative } from './compile-parts.ts';

/** What has been written before, so that texts are not repeated. */
export interface Used {
  wearOf(alternative: Alternative): number;
  add(alternative: Alternative): void;
  has(text: string): boolean;
  addText(text: string): void;
}

/** Inside another one (a thread in a world), a use counts far more than a use elsewhere. */
export function createUsed(around?: Used): Used {
  const uses = new Map<Alternative, number>();
  const texts = around ? undefined : new Set<string>();
  return {
    wearOf: (alternative) => (uses.get(alternative) ?? 0) * 1_000 + (around?.wearOf(alternative) ?? 0),
    add: (alternative) => {
      uses.set(alternative, (uses.get(alternative) ?? 0) + 1);
      around?.add(alternative);
    },
    has: (text) => texts?.has(normal(text)) ?? around?.has(text) ?? false,
    addText: (text) => {
      texts?.add(normal(text));
      around?.addText(text);
    },
  };
}

/** Texts that differ only in capitals and their last marks are the same. */
function normal(text: string): string {
  return text.toLowerCase().replace(/[.!?]+$/, '');
}
